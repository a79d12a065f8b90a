import type { Locale } from '@sira/contract/locales'
import { paymentModeSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import type * as z from 'zod'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../transport/records.ts'

const entity = entityOf(paymentModeSchema).transform(({ id, attributes }) => ({
  id,
  nom: attributes.nom,
  logo: attributes.Image?.data?.attributes ?? null,
}))

export type PaymentMode = z.infer<typeof entity>

const ask = rememberedQuestion<PaymentMode[]>()

/** The payment modes, a hundred at most, with their logos: shown with a training (product 2.10, 7). */
export function paymentModes(
  backOffice: BackOffice,
  locale: Locale,
): Promise<Answer<PaymentMode[]>> {
  return ask(backOffice, {
    path: contractQuery('modespayments', {
      populate: '*',
      'pagination[pageSize]': pageSize.largest,
      locale,
    }),
    failure: 'Error in payment modes fetching',
    parse: (body) => recordsIn(body, entity, backOffice),
  })
}
