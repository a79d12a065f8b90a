import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import type { Gateway } from '../providers/gateway.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'

/** A provider that gives money back by itself, and his number of the payment. */
export interface Refunder {
  gateway: Gateway & Required<Pick<Gateway, 'refund' | 'askRefund'>>
  collection: string
}

/** The provider that took a payment, where its refund is due and the provider offers refunds. */
export function refunderOf(
  { mode, etat, fournisseurId: collection }: Payment,
  payload: Pick<Payload, 'config'>,
): Refunder | undefined {
  if (etat !== 'remboursement_dû' || !isPaymentProvider(mode) || !collection) return undefined
  const gateway = gatewaysOf(payload).get(mode)
  if (!gateway || !canRefund(gateway)) return undefined
  return { gateway, collection }
}

function canRefund(gateway: Gateway): gateway is Refunder['gateway'] {
  return gateway.refund !== undefined && gateway.askRefund !== undefined
}
