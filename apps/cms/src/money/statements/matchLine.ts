import { proofOf } from '../ledger/proofOf.ts'

/** Received money in a line of an operator’s statement. */
export interface StatedMoney {
  transaction: string
  /** Whole FCFA. */
  montant: number
  /** ISO; only the day where the statement has no time. */
  date?: string | undefined
  phone?: string | undefined
}

/** A payment that waits for its money or for staff. */
export interface WaitingPayment {
  id: number
  preuve?: string | null | undefined
  montant: number
  /** The phone of the buyer, E.164. */
  phone?: string | null | undefined
  /** The time of the request. */
  createdAt: string
}

export interface LineMatch<Payment extends WaitingPayment = WaitingPayment> {
  /**
   * `numéro`: the customer gave this number; `montant`: amount and time are similar, perhaps the
   * phone too.
   */
  by: 'numéro' | 'montant'
  payment: Payment
  /** False when the amount differs from the expected one. */
  amountFits: boolean
  phoneFits: boolean
}

const dayMs = 24 * 60 * 60_000
/** Money later than this after its order was meant for something else. */
const longestMs = 15 * dayMs
/** Clocks differ, so a transfer may look earlier than its order. */
const earliestMs = -60 * 60_000
const mostProposed = 5

/**
 * Gives the payments that fit a line of a statement, the likeliest first; staff decide (product
 * 12.6). A number given by a customer fits whatever its amount.
 */
export function matchLine<Payment extends WaitingPayment>(
  operator: string,
  line: StatedMoney,
  waiting: readonly Payment[],
): LineMatch<Payment>[] {
  const proof = proofOf(operator, line.transaction)
  const matchOf = (payment: Payment, by: LineMatch['by']): LineMatch<Payment> => ({
    by,
    payment,
    amountFits: payment.montant === line.montant,
    phoneFits: samePhone(line.phone, payment.phone),
  })
  const given = waiting.find(({ preuve }) => proof !== undefined && preuve === proof)
  if (given) return [matchOf(given, 'numéro')]
  return waiting
    .filter((payment) => !payment.preuve && payment.montant === line.montant)
    .filter(({ createdAt }) => isInTime(line.date, createdAt))
    .map((payment) => matchOf(payment, 'montant'))
    .toSorted(
      (one, other) =>
        Number(other.phoneFits) - Number(one.phoneFits) ||
        distance(line, one.payment) - distance(line, other.payment),
    )
    .slice(0, mostProposed)
}

function isInTime(paid: string | undefined, ordered: string): boolean {
  if (paid === undefined) return true
  const after = Date.parse(paid) - Date.parse(ordered)
  return after >= earliestMs - (isDay(paid) ? dayMs : 0) && after <= longestMs
}

/** Whether only the day is known: the money may have come at its end. */
function isDay(date: string): boolean {
  return !date.includes('T')
}

function distance({ date }: StatedMoney, { createdAt }: WaitingPayment): number {
  return date === undefined ? 0 : Math.abs(Date.parse(date) - Date.parse(createdAt))
}

/** Compares the last eight figures: statements leave the dial code out. */
function samePhone(one: string | undefined, other: string | null | undefined): boolean {
  const last = (phone = '') => phone.replace(/\D/g, '').slice(-8)
  return last(one).length === 8 && last(one) === last(other ?? '')
}
