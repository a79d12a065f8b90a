import type { Locale } from '@sira/contract/locales'
import { type TextPageName, textPages } from '@sira/contract/pageTexts/textPages'
import * as z from 'zod'
import { dataOr } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { rememberedQuestion } from './door/rememberedQuestion.ts'

const ask = rememberedQuestion<unknown>()
/** The same for all pages, which make their words of it once. */
const nothing = {}
export const writtenTexts = z.object({ data: z.object({ attributes: z.unknown() }) })

/**
 * Reads the texts that staff wrote for a page, unchecked; undefined where the server has none (a
 * plain Strapi 4 answers 404) or is away. The page validates them and adds its originals.
 */
export async function pageTexts(
  backOffice: BackOffice,
  locale: Locale,
  page: TextPageName,
): Promise<unknown> {
  const answer = await ask(backOffice, {
    path: contractQuery(textPages[page].type, { locale }),
    failure: 'Error in page texts fetching',
    parse: (body) => writtenTexts.parse(body).data.attributes,
    whenAbsent: nothing,
  })
  return dataOr(answer, nothing)
}
