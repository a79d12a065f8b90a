import { enrolmentAnswer } from '@sira/contract/enrolments/enrolmentCalls'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { chosenIn } from '../../forms/seats/seatChoice.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

interface Pair {
  reference: string
  phone: string
}

/** Another session for a seat, or the money back, where the form asked for it. */
export async function chosenAgain(
  caller: Caller,
  sent: FormData,
  pair: Pair,
  words: Dictionary,
): Promise<{ notice?: string; problem?: string } | ({ state: 'closed' } & Said)> {
  const chosen = chosenIn(sent)
  if (chosen === undefined) return {}
  const wanted = { ...pair, ...chosen }
  const called = await callBackOffice(caller, 'inscriptions/changer', wanted, enrolmentAnswer)
  const { choice: t } = words.dossier
  if (called.state === 'done') return { notice: 'session' in chosen ? t.taken : t.refunded }
  // What may be chosen now stands below.
  if (called.state === 'used' || called.state === 'refused') return { problem: t.failed }
  return closedDossier(called, words)
}
