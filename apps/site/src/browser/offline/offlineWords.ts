import type { Locale } from '@sira/contract/locales'

/** The notice that the worker writes into a kept page. `when`: day and hour in that language. */
export const keptNotice: Readonly<Record<Locale, (when: string) => string>> = {
  fr: (when) => `Sans connexion : voici cette page telle qu’elle était le ${when}.`,
  en: (when) => `No connection: this is the page as it was on ${when}.`,
  ar: (when) => `لا اتصال بالشبكة: هذه الصفحة كما كانت في ${when}.`,
}
