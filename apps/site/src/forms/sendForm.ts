import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import type { MessageForm } from '@sira/contract/forms/messageForm'
import { formProblems, payloadOf, typedFields } from '@sira/contract/forms/readForm'
import type { Locale } from '@sira/contract/locales'
import { plainKey } from '../browser/forms/plainKey.ts'
import type { Dictionary } from '../i18n/fr.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import type { FormOutcome } from './formOutcome.ts'

interface Sender {
  backOffice: BackOffice
  locale: Locale
  words: Dictionary
  /** The visitor's network address. */
  address: string | null
}

/** Checks a form that came without script in the order of product 5 and passes it on (product 7). */
export async function sendForm<Field extends string>(
  form: MessageForm<Field>,
  sent: FormData,
  sender: Sender,
): Promise<FormOutcome<Field>> {
  const typed = typedFields(form, sent)
  const [problem, ...others] = formProblems(form, typed, sender.locale)
  if (problem) {
    const more = others.length > 0 ? { others } : {}
    return { state: 'refused', typed, ...problem, ...more, status: 422 }
  }
  const trap = sent.get(trapField)
  const headers: Record<string, string> = {
    [formHeaders.key]: await plainKey(form, typed, new Date()),
    [formHeaders.language]: sender.locale,
  }
  if (typeof trap === 'string' && trap !== '') headers[formHeaders.trap] = 'yes'
  const { backOffice, address, words } = sender
  const created = await backOffice.create(form.endpoint, payloadOf(form, typed), address, headers)
  if (created.done) {
    const { reference, dossierKey } = created
    return { state: 'sent', reference, dossierKey }
  }
  const refused = {
    state: 'refused',
    typed,
    message: form.messages[sender.locale].failure,
  } as const
  if (created.status !== 429) return { ...refused, status: 503 }
  const retryAfter = created.retryAfter ?? 60
  const advice = words.outbox.tooMany(Math.ceil(retryAfter / 60))
  return { ...refused, advice, status: 429, retryAfter }
}
