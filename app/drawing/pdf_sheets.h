// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>

class QPdfWriter;

namespace handhold {

/// The content of a PDF on sheets of A4 that somebody draws. Needs no display.
QByteArray pdfOnA4(const QString& title, const std::function<void(QPdfWriter&)>& draw);

}  // namespace handhold
