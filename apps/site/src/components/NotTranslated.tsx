import { isTranslated } from '../format/writtenIn.ts'
import type { Dictionary } from '../i18n/fr.ts'

/** A discreet line where the staff have not translated a record yet. */
export function NotTranslated({
  locale,
  words,
}: {
  locale: string | undefined
  words: Dictionary
}) {
  if (isTranslated(locale, words.locale)) return null
  return <p className="mt-3 text-[0.95rem] text-pierre">{words.notTranslated}</p>
}
