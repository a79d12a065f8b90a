import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { withPageTexts } from '../../../i18n/withPageTexts.ts'
import { pageTexts } from '../../../transport/pageTexts.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale'>

/** The words of a page whose texts staff may write. */
export async function pageWords(
  { backOffice, locale }: Visit,
  page: TextPageName,
): Promise<Dictionary> {
  return withPageTexts(dictionaryOf(locale), page, await pageTexts(backOffice, locale, page))
}
