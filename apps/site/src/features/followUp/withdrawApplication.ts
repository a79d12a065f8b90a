import { openApplicationStates } from '@sira/contract/applications/applicationStates'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import * as z from 'zod'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'

/** Asks first, then confirms: a press by mistake withdraws nothing. */
export const withdrawal = { field: 'retrait', asked: 'demande', confirmed: 'oui' } as const

const open: readonly string[] = openApplicationStates

/** Whether its candidate may withdraw it. */
export function mayWithdraw({ nature, etat }: Pick<FollowUp, 'nature' | 'etat'>): boolean {
  return nature === 'candidature' && open.includes(etat)
}

const answer = z.object({ etat: z.string() })

interface Pair {
  reference: string
  phone: string
}

/**
 * Withdraws an application after the candidate has confirmed; a wrong pair is answered as in any
 * follow-up.
 */
export async function withdrawn(
  caller: Caller,
  sent: FormData,
  pair: Pair,
  words: Dictionary,
): Promise<{ notice?: string } | ({ state: 'closed' } & Said)> {
  if (textOf(sent, withdrawal.field) !== withdrawal.confirmed) return {}
  const called = await callBackOffice(caller, 'candidatures/retirer', pair, answer)
  if (called.state === 'done') return { notice: words.followUp.withdrawal.done }
  if (called.state === 'used') return { notice: words.followUp.withdrawal.tooLate }
  return closedDossier(called, words)
}
