// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QStringList>
#include <QTranslator>
#include <mutex>
#include <vector>

#include "ui/document/language/said.h"

namespace handhold {

/// The words of a language, from a file of Qt Linguist (.ts). A text has one translation wherever it stands:
/// contexts are not told apart, comments are. Texts with holes (%1) are templates, too: a finished sentence
/// of the engine, which knows no Qt, is matched with them, what stands in the holes is translated by itself.
class Catalogue : public QTranslator {
 public:
  /// Contexts in which finished sentences and names are asked for; the entry that tells that nouns are large.
  static constexpr const char* kSentences = "handhold";
  static constexpr const char* kNames = "names";
  static constexpr const char* kNounsLarge = "nouns are small within a sentence";

  struct Message {
    QString source, comment;
    QStringList translations;  ///< more than one: of one, of many
    bool isUnfinished = false;
  };

  /// Throws InputError with file and line.
  static std::vector<Message> read(const QString& file);

  explicit Catalogue(const QString& file);

  bool isEmpty() const override { return known_.isEmpty(); }
  /// Null: not known, so that Qt shows the source.
  QString translate(const char* context, const char* source, const char* comment = nullptr,
                    int n = -1) const override;
  /// The sentence as far as its parts are known. `unknown`: how many words are not.
  QString sentence(const QString& english, int* unknown = nullptr) const;

 private:
  struct Template {
    QStringList pieces;      ///< of the source, between the holes
    std::vector<int> holes;  ///< numbers of the holes in their order
    QString translation;
    int weight = 0, words = 0;  ///< letters and words of the pieces
  };
  struct Said {
    QString text;
    int unknown = 0;
  };

  void add(const Message& message);
  const QString* exact(const QString& text) const;
  Said say(const QString& english, int depth) const;
  Said sayEitherCase(const QString& text, int depth) const;
  Said sayWhole(const QString& text, int depth) const;
  enum class Pieces { Words, NoWords };
  /// What leaves less unknown than the best until now takes its place.
  void sayByTemplates(const QString& text, int depth, Pieces pieces, Said& best) const;
  Said sayParts(const QString& english, int depth) const;
  Said fill(const Template& one, const QStringList& filled, int depth) const;

  QHash<QString, QStringList> known_;
  QSet<QString> answers_;            ///< what is a translation already
  std::vector<Template> templates_;  ///< those of most letters first
  mutable std::mutex mutex_;
  mutable QHash<QString, Said> memory_;  ///< under the mutex
};

}  // namespace handhold
