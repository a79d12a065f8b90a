import { amountText } from '@sira/contract/orders/amountText'
import { isoTime } from '../../dates/isoTime.ts'
import { proofOf } from '../ledger/proofOf.ts'
import { isDamaged } from './isDamaged.ts'
import type { TypedLine } from './typedLine.ts'
import { isUndone, isUnpaid } from './unpaidStatus.ts'
import { isAmbiguous, wholeAmount } from './wholeAmount.ts'

/** Transaction numbers in one spelling, with the first line of each. */
export interface SeenNumbers {
  paid: ReadonlyMap<string, number>
  undone: ReadonlyMap<string, number>
}

export function seenNumbers(rows: readonly TypedLine[]): SeenNumbers {
  const seen = { paid: new Map<string, number>(), undone: new Map<string, number>() }
  for (const [index, { transaction, status, montant }] of rows.entries()) {
    const number = numberOf(transaction)
    // Fees have the number of their payment.
    const comesIn = !isUnpaid(status) && (wholeAmount(montant) ?? 0) > 0
    const numbers = isUndone(status) ? seen.undone : comesIn ? seen.paid : undefined
    if (numbers?.has(number) === false) numbers.set(number, index + 1)
  }
  return seen
}

function numberOf(transaction: string): string {
  return proofOf('', transaction) ?? transaction
}

const restored = 'demandez à l’opérateur un fichier que personne n’a ouvert dans un tableur'

/** The money of a row, or why it is no payment to confirm. */
export function judgeRow(
  row: TypedLine,
  line: number,
  { paid, undone }: SeenNumbers,
  decimals: boolean,
): number | string {
  const { transaction, status, montant, date, hasDates } = row
  const amount = wholeAmount(montant)
  const number = numberOf(transaction)
  const [first, back] = [paid.get(number), undone.get(number)]
  if (isTotal(row)) return 'total ou solde'
  if (transaction === '') return 'sans numéro de transaction'
  if (isDamaged(transaction)) return `numéro « ${transaction} » abîmé par un tableur : ${restored}`
  if (isUnpaid(status)) return `statut « ${status} »`
  if (montant === '') return 'pas une entrée d’argent'
  if (isDamaged(montant)) return `montant « ${montant} » abîmé par un tableur : ${restored}`
  if (amount === undefined) return `montant illisible : « ${montant} »`
  if (amount <= 0) return 'pas une entrée d’argent'
  if (decimals && isAmbiguous(montant)) return ambiguous(montant, amount)
  if (hasDates && date === '') return 'sans date'
  const moment = isoTime(date)
  if (hasDates && moment === undefined) return `date illisible : « ${date} »`
  if (moment !== undefined && isToCome(moment)) return `date à venir : « ${date} »`
  if (back !== undefined) return `annulé par la ligne ${back}`
  if (first !== undefined && first !== line) return `même numéro que la ligne ${first}`
  return amount
}

const dayMs = 24 * 60 * 60_000

/** A date more than a day ahead: day and month were read in the wrong order, or the clock is wrong. */
function isToCome(moment: string): boolean {
  return Date.parse(moment) > Date.now() + dayMs
}

function ambiguous(montant: string, amount: number): string {
  return `montant « ${montant} » : ${amountText(amount / 1000, 'fr')} ou ${amountText(amount, 'fr')}, car d’autres lignes ont trois décimales`
}

const total =
  /^(?:sous[- ]?total|totaux|total|cumul|(?:ancien |nouveau )?solde|[aà] reporter|report|(?:opening |closing )?balance)(?!\p{L})/iu

/** Whether a row is a total. With a number and a day, « Solde de la formation » is a payment. */
function isTotal({ transaction, date, hasDates, cells }: TypedLine): boolean {
  if (total.test(transaction)) return true
  const isPayment = transaction !== '' && (date !== '' || !hasDates)
  return !isPayment && cells.some((cell) => total.test(cell))
}
