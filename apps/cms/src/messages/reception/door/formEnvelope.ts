import type { IncomingHttpHeaders } from 'node:http'
import { formHeaders, isIdempotencyKey } from '@sira/contract/forms/envelope'
import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import { badRequest } from '@sira/contract/wire/refusals'

/** The headers beside the payload of a form; other clients of the contract send none of them. */
export interface FormEnvelope {
  /** The idempotency key: a form that arrives again under it is kept once. */
  key: string | undefined
  locale: Locale
  trap: string | undefined
  filledInMs: number | undefined
  proof: string | undefined
}

/**
 * Reads the headers. Throws a 400 for an invalid key: its sender would rely on a protection that he
 * does not have.
 */
export function formEnvelope(headers: IncomingHttpHeaders): FormEnvelope {
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const key = text(formHeaders.key)
  if (key !== undefined && !isIdempotencyKey(key)) {
    throw badRequest('Idempotency-Key must be 8 to 100 letters, digits or dashes')
  }
  const language = text(formHeaders.language)
  const filledIn = text(formHeaders.filledIn)
  return {
    key,
    locale: locales.find(({ code }) => code === language)?.code ?? defaultLocale,
    trap: text(formHeaders.trap),
    filledInMs:
      filledIn !== undefined && /^\d{1,12}$/.test(filledIn) ? Number(filledIn) : undefined,
    proof: text(formHeaders.proof),
  }
}
