/** The fields about money in calls and answers of providers, and our own. */
const ofMoney: ReadonlySet<string> = new Set([
  // pawaPay.
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
  // CinetPay.
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
  // Our own: the question, and the line of a statement.
  'state',
  'reason',
  'transaction',
  'montant',
  'date',
])
/** The most characters of a value. */
const longest = 200

/**
 * Keeps only known fields about money, at any depth. Events are never erased, so they may hold
 * nothing about the payer.
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
