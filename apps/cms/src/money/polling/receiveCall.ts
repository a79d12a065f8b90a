import type { PaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import { keepEvent } from '../events/paymentEvents.ts'
import type { NotificationCall } from '../providers/gateway.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'
import { followCall } from './followCall.ts'

/**
 * Receives a call of a provider: checks its sender, keeps it, and answers. It is handled after the
 * answer; after a crash the kept call is handled later.
 */
export async function receiveCall(
  provider: PaymentProvider,
  call: NotificationCall,
  payload: Payload,
): Promise<'heard' | 'forged' | 'off'> {
  const gateway = gatewaysOf(payload).get(provider)
  if (!gateway) return 'off'
  const notified = await gateway.readNotification(call)
  if (!notified) return 'forged'
  const { id: number = 'sans numéro', kind } = notified
  const raw = textOf(call.body)
  const event = await keepEvent({ provider, number, kind, raw }, payload)
  followCall(event, payload).catch((error: unknown) =>
    payload.logger.warn(
      { err: error, event: event.id },
      'un avis de paiement sera suivi plus tard',
    ),
  )
  return 'heard'
}

/** JSON, or the values of a form. */
function textOf(body: Buffer): unknown {
  const text = body.toString()
  try {
    return JSON.parse(text)
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}
