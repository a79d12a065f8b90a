import { messages } from '@sira/contract/forms/messages'
import { checkQuote, type QuoteForm, quoteForm, quotePayload } from '@sira/contract/forms/quote'
import type { BackOffice } from './contractClient.ts'
import type { FormOutcome } from './formOutcome.ts'

/** Checks a quote request in the order of spec 5 and passes it on (spec 7). */
export async function requestQuote(
  backOffice: BackOffice,
  fields: FormData,
  visitorAddress: string | null,
): Promise<FormOutcome<QuoteForm>> {
  const form = quoteForm.parse(Object.fromEntries(fields))
  const failed = checkQuote(form)
  if (failed) return { state: 'refused', form, ...failed, status: 422 }
  if (await backOffice.create('devis', quotePayload(form), visitorAddress)) return { state: 'sent' }
  return { state: 'refused', form, message: messages.quote.failure, status: 503 }
}
