import { formRoutes } from '@sira/contract/formRoutes'
import { trapField } from '@sira/contract/forms/envelope'
import { type FormKind, formKinds, formOf } from '@sira/contract/forms/messageForms'
import { formProblems, typedFields } from '@sira/contract/forms/readForm'
import { type Locale, withoutLocale } from '@sira/contract/locales'
import { messageRequest } from '../forms/messageRequest.ts'
import { plainKey } from '../forms/plainKey.ts'
import { keepAnew, type OutboxNote } from './outbox.ts'
import { orderKind } from './sendingKinds.ts'

/**
 * Keeps a form that the browser posted itself, to be sent by itself; false where it is none that
 * may go later, or where something in it is to be corrected first.
 */
export async function keepPost(posted: Request): Promise<boolean> {
  const { path, locale } = withoutLocale(new URL(posted.url).pathname)
  const sent = new URLSearchParams(await posted.text())
  const kind = formKinds.find((one) => formOf(one).route === path)
  const kept = kind ? await message(kind, sent, locale) : order(path, posted.url, sent)
  if (!kept) return false
  const { request, note } = kept
  // Pressed twice it is kept once.
  await keepAnew(request, note)
  return true
}

interface Kept {
  request: Request
  note: OutboxNote
}

async function message(
  kind: FormKind,
  sent: URLSearchParams,
  locale: Locale,
): Promise<Kept | undefined> {
  const form = formOf(kind)
  const typed = typedFields(form, sent)
  if (formProblems(form, typed, locale).length > 0) return undefined
  const key = await plainKey(form, typed, new Date())
  const isTrapped = Boolean(sent.get(trapField))
  const request = messageRequest(form, typed, { key, locale, isTrapped })
  return { request, note: { endpoint: kind, typed, key, waitsFor: 'network' } }
}

/** An order that was confirmed; its earlier steps order nothing. */
function order(path: string, url: string, sent: URLSearchParams): Kept | undefined {
  const key = sent.get('envoi')
  if (path !== formRoutes.checkout || sent.get('etape') !== 'commander' || !key) return undefined
  const request = new Request(url, { method: 'POST', body: sent })
  const typed = Object.fromEntries(sent)
  return { request, note: { endpoint: orderKind, typed, key, waitsFor: 'network' } }
}
