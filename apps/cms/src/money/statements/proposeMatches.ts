import type { PayloadRequest } from 'payload'
import type { MoneyOperator, Payment } from '../../payload-types.ts'
import { keepEvent } from '../events/paymentEvents.ts'
import { proofOf } from '../ledger/proofOf.ts'
import { type LineMatch, matchLine, type StatedMoney, type WaitingPayment } from './matchLine.ts'

/** States in which money may still be found for a payment. */
const waitingStates: Payment['etat'][] = ['en_attente', 'déclaré', 'expiré', 'à_rapprocher']
/** More payments than a small company ever waits for. */
const mostWaiting = 2000

interface WaitingRecord extends WaitingPayment {
  record: Payment
}

export interface ProposedLine<Line extends StatedMoney> {
  line: Line
  /** Set when the number was used: the payment that it proved. */
  counted?: Payment
  matches: LineMatch<WaitingRecord>[]
}

/**
 * Gives the possible payments of the lines of a statement, for staff to decide. Each line is kept
 * as an event, once however often the statement is imported; nothing else is written.
 */
export async function proposeMatches<Line extends StatedMoney>(
  operator: MoneyOperator,
  lines: readonly Line[],
  req: PayloadRequest,
): Promise<ProposedLine<Line>[]> {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { mode: { equals: 'mobile_money' }, etat: { in: waitingStates } },
    sort: '-id',
    limit: mostWaiting,
    pagination: false,
    depth: 1,
    req,
  })
  const waiting = docs.map(waitingRecord)
  const counted = await countedBy(operator, lines, req)
  const proposed: ProposedLine<Line>[] = []
  for (const line of lines) {
    const proof = proofOf(operator.code, line.transaction)
    await keepLine(operator, proof ?? line.transaction, line, req)
    const earlier = proof === undefined ? undefined : counted.get(proof)
    if (earlier) proposed.push({ line, counted: earlier, matches: [] })
    else proposed.push({ line, matches: matchLine(operator.code, line, waiting) })
  }
  return proposed
}

function waitingRecord(record: Payment): WaitingRecord {
  const { id, preuve, montant, createdAt, commande } = record
  const phone = typeof commande === 'object' ? commande?.phone : undefined
  return { id, preuve, montant, createdAt, phone, record }
}

/** Finds the payments that numbers of these lines have already proved. */
async function countedBy(
  operator: MoneyOperator,
  lines: readonly StatedMoney[],
  req: PayloadRequest,
): Promise<Map<string, Payment>> {
  const proofs = lines.flatMap(({ transaction }) => proofOf(operator.code, transaction) ?? [])
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { preuve: { in: proofs }, etat: { not_in: waitingStates } },
    pagination: false,
    depth: 1,
    req,
  })
  return new Map(docs.map((payment) => [payment.preuve ?? '', payment]))
}

function keepLine(
  { code }: MoneyOperator,
  number: string,
  { montant, date }: StatedMoney,
  { payload }: PayloadRequest,
): Promise<unknown> {
  const raw = { montant, date: date ?? null }
  const event = { provider: `relevé ${code}`, number, kind: 'entrée', raw, sequel: 'proposé' }
  return keepEvent(event, payload)
}
