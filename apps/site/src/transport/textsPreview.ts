import type { Locale } from '@sira/contract/locales'
import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import type { BackOffice } from './door/contractClient.ts'
import { writtenTexts } from './pageTexts.ts'
import { type Preview, readPreview } from './readPreview.ts'

/** The texts of a page as they will be, drafts included. */
export async function textsPreview(
  backOffice: BackOffice,
  page: TextPageName,
  cookie: string | null,
  locale: Locale,
): Promise<Preview<unknown>> {
  const address = `/admin/api/preview/pages/${page}?locale=${locale}`
  const texts = writtenTexts.transform(({ data }) => data.attributes)
  return readPreview(backOffice, cookie, address, texts)
}
