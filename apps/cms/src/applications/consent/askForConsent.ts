import type { PayloadRequest } from 'payload'
import type { Application } from '../../payload-types.ts'
import { applicationWords } from '../letters/applicationWords.ts'
import { languageOf, writeToCandidate } from '../letters/writeToCandidate.ts'
import { consentWords } from './consentWords.ts'

/** Asks a candidate once whether the employer may have name and file; without an e-mail, staff call. */
export async function askForConsent(application: Application, req: PayloadRequest): Promise<void> {
  const { id, accord } = application
  if (accord) return
  const data = { accord: 'demandé' } as const
  await req.payload.update({ collection: 'candidatures', id, depth: 0, req, data })
  const locale = languageOf(application)
  const { subject, text } = consentWords[locale]
  const footer = [applicationWords[locale].free]
  await writeToCandidate(application, { subject, text, more: [], footer, by: 'staff' }, req)
}
