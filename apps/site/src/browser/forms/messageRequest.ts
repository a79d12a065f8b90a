import { formHeaders } from '@sira/contract/forms/envelope'
import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { payloadOf } from '@sira/contract/forms/readForm'
import type { Locale } from '@sira/contract/locales'

interface Envelope {
  key: string
  locale: Locale
  /** The field that people do not see has a content. */
  isTrapped: boolean
}

/** The request that sends a form, with its headers. */
export function messageRequest(
  form: MessageForm,
  typed: Typed<string>,
  { key, locale, isTrapped }: Envelope,
  more: Record<string, string> = {},
): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    [formHeaders.key]: key,
    [formHeaders.language]: locale,
    ...more,
  })
  if (isTrapped) headers.set(formHeaders.trap, 'yes')
  const body = JSON.stringify(payloadOf(form, typed))
  return new Request(`/api/${form.endpoint}`, { method: 'POST', headers, body })
}
