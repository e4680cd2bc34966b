// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/figure_maker.h"
#include "app/bindings/people/body_painter.h"
#include "app/bindings/view_binding.h"
#include "ui/panels/turning_body.h"

namespace handhold {

/// The body of who does the document's task, turning on the page Person: in the clothes and the theme of the
/// view and of the task, as soon as the skin is made.
class BodyBinding : public QObject {
  Q_OBJECT

 public:
  /// Lives as long as the widget.
  BodyBinding(Document& document, ViewBinding& view, FigureMaker& figures, TurningBody& shown);

 private:
  void refresh();
  void paint(int step, const QSize& pixels);

  Document& document_;
  ViewBinding& view_;
  FigureMaker& figures_;
  TurningBody& shown_;
  std::shared_ptr<const BodyAlone> body_;
  BodyPainter painter_;
};

}  // namespace handhold
