import type { PaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import type { ProviderSettings } from '../../environment/providerSettings.ts'
import { cinetpay } from './cinetpay/cinetpay.ts'
import type { Gateway } from './gateway.ts'
import { pawapay } from './pawapay/pawapay.ts'

export type Gateways = ReadonlyMap<PaymentProvider, Gateway>

const known = new WeakMap<ProviderSettings, Gateways>()

/** Gives the providers whose keys are configured, whether or not staff offer them. */
export function gatewaysOf({ config }: Pick<Payload, 'config'>): Gateways {
  const settings = config.custom?.providers as ProviderSettings | undefined
  if (settings === undefined) return new Map()
  const kept = known.get(settings)
  if (kept) return kept
  const gateways = new Map<PaymentProvider, Gateway>()
  if (settings.pawapay) gateways.set('pawapay', pawapay(settings.pawapay))
  if (settings.cinetpay) gateways.set('cinetpay', cinetpay(settings.cinetpay))
  known.set(settings, gateways)
  return gateways
}

/**
 * Gives the providers that customers may choose: their keys are configured, and staff switched them
 * on.
 */
export async function offeredProviders(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<PaymentProvider[]> {
  const gateways = gatewaysOf(payload)
  if (gateways.size === 0) return []
  const { fournisseurs } = await payload.findGlobal({ slug: 'ventes', depth: 0, req })
  return (fournisseurs ?? []).filter((provider) => gateways.has(provider))
}
