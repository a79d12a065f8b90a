/** The modes of payment without a provider (product 13). */
export const manualModes = [
  'especes_agence',
  'especes_livraison',
  'mobile_money',
  'virement',
] as const

/** Payment providers, used once staff switched them on and gave their keys (product 14). */
export const paymentProviders = ['pawapay', 'cinetpay'] as const

export type ManualMode = (typeof manualModes)[number]
export type PaymentProvider = (typeof paymentProviders)[number]
export type PaymentMode = ManualMode | PaymentProvider

export const paymentModes: readonly PaymentMode[] = [...manualModes, ...paymentProviders]

export function isPaymentProvider(mode: string): mode is PaymentProvider {
  return paymentProviders.some((provider) => provider === mode)
}

/** The one currency, by ISO 4217: whole francs, without decimals. */
export const currency = 'XOF'
