// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "engine/study/study_summary.h"

namespace handhold {

/// What a study says, line by line; a click on what stands in the way asks for its cases.
class AnswerList : public QTextBrowser {
  Q_OBJECT

 public:
  explicit AnswerList(QWidget* parent = nullptr);
  void say(const std::vector<AnswerPart>& parts);

 signals:
  void casesWanted(const QString& filter);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();

  std::vector<AnswerPart> parts_;
};

}  // namespace handhold
