import { type ConsentAnswer, consentAnswers } from '@sira/contract/applications/shortlist'
import * as z from 'zod'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

export const consentField = 'accord'

const answer = z.object({ etat: z.string() })

interface Pair {
  reference: string
  phone: string
}

/** Sends the answer on showing name and CV to the employer, where the form holds one. */
export async function answeredConsent(
  caller: Caller,
  sent: FormData,
  pair: Pair,
  words: Dictionary,
): Promise<{ notice?: string } | ({ state: 'closed' } & Said)> {
  const typed = textOf(sent, consentField)
  const reponse: ConsentAnswer | undefined = consentAnswers.find((one) => one === typed)
  if (reponse === undefined) return {}
  const called = await callBackOffice(caller, 'candidatures/accord', { ...pair, reponse }, answer)
  const { said, tooLate } = words.followUp.consent
  if (called.state === 'done') return { notice: said[reponse] }
  if (called.state === 'used') return { notice: tooLate }
  return closedDossier(called, words)
}
