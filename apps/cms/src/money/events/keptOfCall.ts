/** The fields about money in a provider's call or answer; the last ones are ours. */
const ofMoney: ReadonlySet<string> = new Set([
  // pawaPay
  'depositId',
  'refundId',
  'status',
  'amount',
  'requestedAmount',
  'depositedAmount',
  'currency',
  'country',
  'created',
  'providerTransactionId',
  'clientReferenceId',
  'failureReason',
  'failureCode',
  // CinetPay
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'cpm_version',
  'cpm_page_action',
  'cpm_custom',
  'cpm_error_message',
  'payment_method',
  // What was asked, and what a statement says.
  'state',
  'reason',
  'transaction',
  'montant',
  'date',
])
/** Characters of one value. */
const longest = 200

/**
 * Events are never erased, so nothing of the person who paid stands in them: what is not known to be
 * of money is left out, at whatever depth a provider puts it.
 */
export function keptOfCall(raw: unknown): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
      if (!ofMoney.has(name)) return []
      if (typeof value === 'object' && value !== null) return [[name, keptOfCall(value)]]
      return [[name, typeof value === 'string' ? value.slice(0, longest) : value]]
    }),
  )
}
