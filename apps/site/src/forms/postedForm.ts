import type { MessageForm } from '@sira/contract/forms/messageForm'
import { localisedPath } from '@sira/contract/locales'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import type { FormOutcome } from './formOutcome.ts'
import { sendForm } from './sendForm.ts'

interface FormPage {
  request: Request
  url: URL
  locals: Pick<App.Locals, 'backOffice' | 'locale'>
  response: { status?: number; headers: Headers }
  redirect(path: string, status: 303): Response
}

/** Said in the address after a form was sent, so that a reload sends nothing again. */
const sentParameter = 'resultat'

/** What came of the form that a page was asked with, if any; or where to go after it. */
export async function postedForm<Field extends string>(
  page: FormPage,
  form: MessageForm<Field>,
): Promise<FormOutcome<Field> | Response | undefined> {
  const { request, url, locals, response } = page
  if (request.method !== 'POST') {
    return url.searchParams.has(sentParameter) ? { state: 'sent' } : undefined
  }
  const { backOffice, locale } = locals
  const words = dictionaryOf(locale)
  const address = request.headers.get('x-forwarded-for')
  const sent = await request.formData().catch(() => new FormData())
  const outcome = await sendForm(form, sent, { backOffice, locale, words, address })
  if (outcome.state === 'sent') {
    const address = localisedPath(form.route, locale)
    return page.redirect(`${address}?${sentParameter}=envoye`, 303)
  }
  response.status = outcome.status
  if (outcome.retryAfter) response.headers.set('Retry-After', String(outcome.retryAfter))
  return outcome
}
