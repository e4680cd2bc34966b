// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/import_panel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QScrollBar>

#include "engine/estimation/recorded_trial/told_mass.h"
#include "ui/controls/column_area.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/plate_rows.h"
#include "ui/controls/section.h"
#include "ui/document/actions/plate_feet.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/recordings/told_lengths.h"
#include "ui/panels/import/hold_rows.h"
#include "ui/panels/import/import_forms.h"
#include "ui/panels/import/label_page.h"
#include "ui/panels/import/marker_table.h"
#include "ui/panels/import/residual_chart.h"
#include "ui/panels/import/spectrum_view.h"
#include "ui/panels/import/table_page.h"
#include "ui/panels/import/weighing_form.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

QLabel* paragraph(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  return label;
}

/// Joint angles alone, of a body that nobody tells.
bool isOfSubject(const ImportSession& session) {
  const RecordedPerson& person = session.draft().person;
  return session.trial() && !session.trial()->motion.frames.empty() && !(person.mass > 0.0) &&
         !(person.stature > 0.0);
}

/// Doubts of the file and of the labels, each in a line of its own.
Doubts doubtsNow(const ImportSession& session) {
  Doubts doubts = session.draft().read->doubts;
  const std::optional<MarkerSet> set = setOf(session.draft(), session.sets());
  const std::vector<std::string>& labels = session.draft().labels;
  if (isOfSubject(session)) doubts.push_back(massOfSubject(*session.trial()->subject.model));
  if (!set) return doubts;
  for (Doubt& doubt : doubtsOf(recognise(labels, *set), labels, *set)) doubts.push_back(std::move(doubt));
  return doubts;
}

QString titleNow(const ImportDraft& draft) {
  return draft.result.isEmpty() ? QFileInfo(draft.file).fileName() : draft.result;
}

}  // namespace

ImportPanel::ImportPanel(Document& document, ImportSession& session, QWidget* parent)
    : QWidget(parent), document_(document), session_(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* area = new ColumnArea(this);
  area->setObjectName(QStringLiteral("import.area"));
  auto* content = new QWidget;
  column_ = new QVBoxLayout(content);
  column_->setContentsMargins(0, 0, 0, space::kSmall);
  column_->setSpacing(0);
  column_->addWidget(buildHead());
  column_->addStretch(1);
  area->setWidget(content);
  area->setWidgetResizable(true);
  column->addWidget(area, 1);
  column->addWidget(buildButtons());
  for (auto signal : {&ImportSession::opened, &ImportSession::setsChanged})
    connect(&session_, signal, this, [this] {
      buildForms();
      refresh();
    });
  connect(&session_, &ImportSession::opened, area, [area] { area->verticalScrollBar()->setValue(0); });
  connect(&session_, &ImportSession::changed, this, &ImportPanel::refresh);
  connect(&session_, &ImportSession::closed, this, &ImportPanel::refresh);
  connect(&Units::shared(), &Units::changed, this, &ImportPanel::refresh);
  refresh();
}

QWidget* ImportPanel::buildHead() {
  auto* head = new QWidget(this);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  column->setSpacing(space::kTight);
  column->addWidget(title_ = new ElidedLabel(head));
  title_->setObjectName(QStringLiteral("import.file"));
  markHeading(title_);
  column->addWidget(content_ = paragraph("import.content", head));
  markMuted(content_);
  column->addWidget(doubts_ = paragraph("import.doubts", head));
  return head;
}

QWidget* ImportPanel::buildButtons() {
  auto* box = new QWidget(this);
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  column->setSpacing(space::kTight);
  column->addWidget(whyNot_ = paragraph("import.whyNot", box));
  markMuted(whyNot_);
  fit_ = new QPushButton(tr("Fit the human"), box);
  fit_->setObjectName(QStringLiteral("import.fit"));
  markPrimary(fit_);
  import_ = new QPushButton(tr("Import markers"), box);
  import_->setObjectName(QStringLiteral("import.import"));
  import_->setToolTip(tr("Keep the recording among the results as it is shown, without a body"));
  auto* cancel = new QPushButton(tr("Cancel"), box);
  cancel->setObjectName(QStringLiteral("import.cancel"));
  cancel->setToolTip(tr("Forget the recording"));
  column->addWidget(fit_);  // in a row with the others it would be wider than the dock
  auto* row = new QHBoxLayout;
  row->addWidget(import_, 1);
  row->addWidget(cancel);
  column->addLayout(row);
  connect(fit_, &QPushButton::clicked, this, [this] { import(ImportSession::Body::Fitted); });
  connect(import_, &QPushButton::clicked, this, [this] { import(ImportSession::Body::None); });
  connect(cancel, &QPushButton::clicked, &session_, &ImportSession::close);
  return box;
}

Section* ImportPanel::addSection(const QString& title, const char* name) {
  auto* section = new Section(title, Section::State::Open, this);
  section->header()->setObjectName(QString::fromLatin1(name));
  column_->insertWidget(column_->count() - 1, section);
  sections_.push_back(section);
  return section;
}

BoundForm* ImportPanel::addForm(const QString& title, const char* name) {
  Section* section = addSection(title, name);
  auto* form = new BoundForm(section);
  form->setSubjectTest([this] { return session_.isOpen(); });
  form->layout()->setContentsMargins(0, 0, 0, 0);
  section->body()->addWidget(form);
  forms_.push_back(form);
  return form;
}

/// Anew for each recording: nothing that was typed for the last one is left.
void ImportPanel::buildForms() {
  for (Section* section : sections_) {
    section->hide();
    for (QWidget* field : section->findChildren<QWidget*>())
      field->setObjectName({});  // they are the new ones'
    section->deleteLater();
  }
  sections_.clear();
  forms_.clear();
  tableSection_ = addSection(tr("Columns of the table"), "import.tableForm");
  tableSection_->body()->addWidget(table_ = new TablePage(session_, tableSection_));
  addLaboratory(*addForm(tr("Laboratory"), "import.laboratory"), session_, [this] { emit forcesWanted(); });
  addModel(
      *addForm(tr("Model"), "import.model"), session_, [this] { emit motionWanted(); },
      [this] { emit loadsWanted(); });
  model_ = sections_.back();
  addPerson(*addForm(tr("Person"), "import.person"), session_, [this] { emit stillWanted(); });
  addMarkers(*addForm(tr("Markers"), "import.markers"), session_);
  markers_ = sections_.back();
  markers_->body()->addWidget(markerTable_ = new MarkerTable(document_, session_, markers_));
  const bool hasBones = session_.isOpen() && isOfBones(session_.draft());
  labelSection_ =
      addSection(hasBones ? tr("Bones that the set does not know") : tr("Labels that the set does not know"),
                 "import.labelForm");
  labelSection_->body()->addWidget(labels_ = new LabelPage(document_, session_, labelSection_));
  addGaps(*addForm(tr("Gaps"), "import.gapForm"), session_);
  gaps_ = sections_.back();
  addSmoothing(*addForm(tr("Low-pass"), "import.smoothing"), session_);
  residuals_ = new ResidualChart(this);
  suggested_ = new QPushButton(this);
  suggested_->setObjectName(QStringLiteral("import.suggested"));
  markQuiet(suggested_);
  sections_.back()->body()->addWidget(residuals_);
  sections_.back()->body()->addWidget(suggested_);
  sections_.back()->body()->addWidget(spectrum_ = new SpectrumView(session_, this));
  connect(suggested_, &QPushButton::clicked, this,
          [this] { setCutOff(session_, session_.residuals().chosen); });
  const auto takeCutOff = [this](double cutOff) { setCutOff(session_, cutOff); };
  connect(residuals_, &ResidualChart::cutOffPicked, this, takeCutOff);
  connect(spectrum_, &SpectrumView::cutOffPicked, this, takeCutOff);
  addTimeSpan(*addForm(tr("Part of the time"), "import.time"), session_, document_);
  addEvents(*addForm(tr("Events"), "import.eventForm"), session_);
  plateSection_ = addSection(tr("Force plates"), "import.plateForm");
  plateSection_->body()->addWidget(plates_ = new PlateRows(QStringLiteral("import.plates"), plateSection_));
  connect(plates_, &PlateRows::footChosen, this, [this](int plate, PlateFoot foot) {
    session_.edit([&](ImportDraft& draft) { draft = withPlateFoot(std::move(draft), plate, foot); });
  });
  Section* holds = addSection(tr("Holds without a plate"), "import.holds");
  holds->body()->addWidget(holds_ = new HoldRows(document_, session_, holds));
  addWeighing(*addForm(tr("Forces that nothing bears"), "import.weighing"), session_);
  weighing_ = sections_.back();
}

void ImportPanel::refresh() {
  const bool isOpen = session_.isOpen();
  showButtons();
  for (Section* section : sections_) section->setVisible(isOpen);
  title_->setText(isOpen ? titleNow(session_.draft()) : tr("No recording"));
  if (!isOpen) {
    content_->setText(
        tr("Open or drop a recording (C3D, TRC, MOT, STO, BVH, AMC, CSV) or a model of OpenSim "
           "(.osim) to see it here first."));
    doubts_->clear();
    doubts_->hide();
    return;
  }
  const Recording& read = *session_.draft().read;
  const int frames = playedTimes(read).count();
  content_->setText(
      tr("%1. %2 %3 at %4 Hz")
          .arg(contentWords(read))
          .arg(frames)
          .arg(said(frames == 1 ? "frame" : "frames"), figures(meanRate(playedTimes(read)), 2)));
  showDoubts();
  for (BoundForm* form : forms_) form->refresh();
  holds_->refresh();
  labels_->refresh();
  markerTable_->refresh();
  table_->refresh();
  showParts();
  showPlates();
  showSmoothing();
}

/// Who stood where is found out when the human is fitted.
void ImportPanel::showPlates() {
  std::vector<PlateRow> rows;
  const Recording& read = *session_.draft().read;
  for (std::size_t i = 0; i < read.plates.size(); ++i)
    rows.push_back({plateName(read, i), read.plates[i].foot});
  plates_->show(rows);
  plateSection_->setVisible(!rows.empty());
  weighing_->setVisible(!rows.empty() || !session_.draft().holds.empty());
}

void ImportPanel::import(ImportSession::Body body) {
  if (allNumbersAreTaken(*this)) session_.import(body);
}

void ImportPanel::showButtons() {
  const bool isOpen = session_.isOpen(), isFitting = session_.isFitting();
  import_->setText(isOpen && session_.draft().read->markers.empty() ? tr("Import") : tr("Import markers"));
  import_->setEnabled(isOpen && !isFitting);
  fit_->setEnabled(session_.mayFit() && !isFitting);
  fit_->setText(isFitting ? tr("Fitting…") : tr("Fit the human"));
  fit_->setToolTip(tr("Measure the body and fit it to all frames; the status line shows how far it is"));
  whyNot_->setVisible(isOpen && !session_.mayFit());
  const bool hasBones = isOpen && isOfBones(session_.draft());
  const bool hasColumnsAlone =
      isOpen && session_.draft().labels.empty() && !session_.draft().read->coordinates.empty();
  whyNot_->setText(
      hasColumnsAlone ? tr("No body can be fitted: there are no markers, and columns show a posture only "
                           "where they are named as joints of the body, as r_knee_flexion")
      : hasBones      ? tr("No body can be fitted yet: say which part of the body each bone is")
                      : tr("No body can be fitted yet: choose a marker set that tells where the markers "
                                "sit, or put labels on the body"));
}

void ImportPanel::showDoubts() {
  QString words;
  for (const Doubt& doubt : doubtsNow(session_))
    words += QStringLiteral("<p style='margin:2px 0'><b>%1</b> %2</p>")
                 .arg(said(wordOf(doubt.kind)), doubtSentence(doubt).toHtmlEscaped());
  doubts_->setText(said(words));
  doubts_->setVisible(!words.isEmpty());
}

/// What the recording has nothing for takes no room.
void ImportPanel::showParts() {
  const bool hasMarkers = !session_.draft().read->markers.empty();
  markers_->setVisible(hasMarkers || isOfBones(session_.draft()));
  for (QWidget* part : {static_cast<QWidget*>(gaps_), static_cast<QWidget*>(residuals_)})
    part->setVisible(hasMarkers);
  model_->setVisible(session_.draft().model.has_value());
  tableSection_->setVisible(session_.draft().table.has_value());
  labelSection_->setVisible(labels_->isWanted());
}

void ImportPanel::showSmoothing() {
  const ResidualAnalysis& residuals = session_.residuals();
  residuals_->show(residuals, session_.draft().preparation.smoothing.motion.value_or(0.0));
  residuals_->setWaiting(!session_.areResidualsCounted());
  spectrum_->refresh();
  suggested_->setVisible(residuals.isKnown());
  suggested_->setText(tr("Take %1 Hz, as the residuals suggest").arg(figures(residuals.chosen, 1)));
}

}  // namespace handhold
