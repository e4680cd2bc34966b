// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/movement.h"

#include <QProxyStyle>
#include <QStyleFactory>

namespace handhold {

namespace {

Movement chosenMovement =
    Movement::Eased;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): as Units

class CalmStyle : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    if (hint == SH_Widget_Animation_Duration && chosenMovement == Movement::None) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
  }
};

}  // namespace

void setMovement(Movement movement) { chosenMovement = movement; }

bool isEased(const QWidget& widget) {
  return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) != 0;
}

QStyle* calmStyle() { return new CalmStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }

}  // namespace handhold
