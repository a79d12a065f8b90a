import type { InterviewAnswer } from '@sira/contract/applications/interview'
import * as z from 'zod'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** The fields of the form; `time` is the time that the candidate read. */
export const interviewForm = { reply: 'entretien', time: 'entretien-le' } as const

const answer = z.object({ etat: z.string() })

interface Pair {
  reference: string
  phone: string
}

/** Sends the answer of a candidate to an interview, if the form holds one. */
export async function answeredInterview(
  caller: Caller,
  sent: FormData,
  pair: Pair,
  words: Dictionary,
): Promise<{ notice?: string } | ({ state: 'closed' } & Said)> {
  const reponse = textOf(sent, interviewForm.reply)
  if (!isAnswer(reponse)) return {}
  const asked = { ...pair, pour: textOf(sent, interviewForm.time), reponse }
  const called = await callBackOffice(caller, 'candidatures/entretien', asked, answer)
  const { said, changed } = words.followUp.interview
  if (called.state === 'done') return { notice: said[reponse] }
  if (called.state === 'used') return { notice: changed }
  return closedDossier(called, words)
}

function isAnswer(text: string): text is InterviewAnswer {
  return text === 'vient' || text === 'absent'
}
