import type { Locale } from '@sira/contract/locales'
import * as z from 'zod'
import { dataOr } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { ask } from '../../../transport/question.ts'

const named = z.object({ data: z.array(z.object({ attributes: z.object({ titre: z.string() }) })) })

/** The title of a book in the cart, where the back office gives no price for it. */
export async function bookTitle(
  backOffice: BackOffice,
  locale: Locale,
  id: number,
): Promise<string | undefined> {
  const answer = await ask(backOffice, {
    path: contractQuery('biblios', { 'filters[id][$eq]': id, 'fields[0]': 'titre', locale }),
    failure: 'Error in biblio fetching',
    parse: (body) => named.parse(body).data[0]?.attributes.titre,
  })
  return dataOr(answer, undefined)
}
