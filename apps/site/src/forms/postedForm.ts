import type { MessageForm } from '@sira/contract/forms/messageForm'
import { localisedPath } from '@sira/contract/locales'
import { ownDossierCookie } from '../dossiers/ownDossiers.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { readQuery } from '../transport/pageQuery.ts'
import { answerWith } from './answerWith.ts'
import type { FormOutcome } from './formOutcome.ts'
import { sendForm } from './sendForm.ts'
import { sentAddress } from './sentAddress.ts'
import { sentFields } from './sentFields.ts'
import { sentQuery } from './sentQuery.ts'

export interface FormPage {
  request: Request
  url: URL
  locals: Pick<App.Locals, 'backOffice' | 'locale' | 'uncached' | 'address'>
  response: { status?: number; headers: Headers }
  redirect(path: string, status: 303): Response
}

/**
 * Gives the outcome of the form that was sent to a page, or the redirect after it; undefined
 * without a form.
 */
export async function postedForm<Field extends string>(
  page: FormPage,
  form: MessageForm<Field>,
  /** The address of the form, with its subject. */
  address = localisedPath(form.route, page.locals.locale),
): Promise<FormOutcome<Field> | Response | undefined> {
  const { request, url, locals, response } = page
  const sent = await sentFields(request)
  if (sent === undefined) {
    const { resultat, reference } = readQuery(sentQuery, url)
    // Each belongs to one visitor: such pages would only push others out of the cache.
    if (reference !== undefined) locals.uncached = true
    return resultat ? { state: 'sent', reference } : undefined
  }
  const { backOffice, locale } = locals
  const words = dictionaryOf(locale)
  const visitor = request.headers.get('x-forwarded-for')
  const outcome = await sendForm(form, sent, { backOffice, locale, words, address: visitor })
  if (outcome.state === 'sent') {
    const { reference, dossierKey: key } = outcome
    const elsewhere = page.redirect(sentAddress(address, reference), 303)
    if (reference !== undefined && key !== undefined) {
      const cookie = ownDossierCookie(request, { reference, key }, locals.address)
      elsewhere.headers.append('set-cookie', cookie)
    }
    return elsewhere
  }
  answerWith(response, outcome)
  return outcome
}
