// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QListWidget>

#include "ui/jobs/import_session.h"
#include "ui/panels/import/body_map.h"

namespace handhold {

/// Labels that the marker set does not know: put on a body by mouse or keyboard.
class LabelPage : public QWidget {
  Q_OBJECT

 public:
  LabelPage(Document& document, ImportSession& session, QWidget* parent = nullptr);

  void refresh();
  /// Whether there is anything to put on the body.
  bool isWanted() const;

 private:
  void build();
  QStringList chosen() const;
  void put(const QStringList& labels, const MarkerPlace& pattern);
  void putOn(const QStringList& labels, int part, const Vector3& place);
  void takeOff(const QStringList& labels);
  void choose(int choice);
  void fill();
  void showBody();
  void showChoice();

  Document& document_;
  ImportSession& session_;
  QListWidget* labels_;
  QComboBox* segment_;
  BodyMap* map_;
  std::vector<std::string> listed_;  ///< labels, by rows
};

}  // namespace handhold
