import { sentForm, sentFormHeader } from '@sira/contract/deposits/fileEndpoints'
import { ownDossierCookie } from '../../dossiers/ownDossiers.ts'
import { answerWith } from '../../forms/answerWith.ts'
import { sentAddress } from '../../forms/sentAddress.ts'
import { sentQuery } from '../../forms/sentQuery.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { type ApplicationProblem, type ProblemWords, problemOf } from './dispatch/problemOf.ts'

/** What came of an application that the page was asked with, if any. */
export type ApplicationOutcome =
  | { state: 'sent'; reference: string | undefined }
  | (ApplicationProblem & { state: 'refused'; typed: Readonly<Record<string, string>> })

interface ApplicationPage {
  request: Request
  url: URL
  locals: Pick<App.Locals, 'uncached' | 'address'>
  response: { status?: number; headers: Headers }
  redirect(path: string, status: 303): Response
}

/** The host has passed the form on, and tells here what was answered; or the address says it. */
export function sentApplication(
  page: ApplicationPage,
  address: string,
  words: ProblemWords,
): ApplicationOutcome | Response | undefined {
  const { request, url, locals, response } = page
  const told = request.headers.get(sentFormHeader)
  if (told === null) {
    const { resultat, reference } = readQuery(sentQuery, url)
    if (reference !== undefined) locals.uncached = true
    return resultat ? { state: 'sent', reference } : undefined
  }
  const sent = sentForm.parse(JSON.parse(decodeURIComponent(told)))
  const { typed, retryAfter, reference, key } = sent
  if (sent.status === 200) {
    const elsewhere = page.redirect(sentAddress(address, reference), 303)
    if (reference && key) {
      const cookie = ownDossierCookie(request, { reference, key }, locals.address)
      elsewhere.headers.append('set-cookie', cookie)
    }
    return elsewhere
  }
  answerWith(response, { status: sent.status === 400 ? 422 : sent.status, retryAfter })
  return { state: 'refused', typed, ...problemOf(sent, words) }
}
