import type { SubscriptionPurpose } from '@sira/contract/subscriptionLinks'
import { createLocalReq, type Payload } from 'payload'
import { move } from '../../dossiers/moves/move.ts'
import { secretsOf } from '../../environment/secretsOf.ts'
import { isTokenOf, subscriberOf } from '../../messages/newsletter/subscriptionToken.ts'
import { alertMachine } from './alertMachine.ts'
import { alertPurposes } from './alertPurposes.ts'

/**
 * Starts or stops an alert, as the link of a letter says; again and again is the same as once. False
 * where the link is none of ours, or the alert was erased.
 */
export async function decideAlert(
  token: string,
  purpose: SubscriptionPurpose,
  payload: Payload,
): Promise<boolean> {
  const id = subscriberOf(token)
  if (id === undefined) return false
  const found = { collection: 'alertes', id, depth: 0, disableErrors: true } as const
  const alert = await payload.findByID(found)
  if (!alert || !isTokenOf(token, alert, alertPurposes[purpose], secretsOf(payload))) return false
  const to = purpose === 'confirm' ? 'active' : 'arrêtée'
  // An old confirmation does not undo a later goodbye.
  const isDone = alert.etat === to || (to === 'active' && alert.etat !== 'à_confirmer')
  if (isDone) return true
  const req = await createLocalReq({}, payload)
  const confirmeeLe = new Date().toISOString()
  const effects = async () => (to === 'active' ? { confirmeeLe } : {})
  await move(alertMachine, { id, to, step: { by: 'client' } }, req, { effects })
  return true
}
