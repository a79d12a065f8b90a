import { ContractError } from '@sira/contract/wire/errors'
import { notFound } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { Deposit } from '../payload-types.ts'
import { depositBounds } from './depositBounds.ts'
import { ticketMark } from './ticketMark.ts'

/** The upload of a ticket, though it has ended. */
export async function depositOf(ticket: string, payload: Payload): Promise<Deposit | undefined> {
  const { docs } = await payload.find({
    collection: 'depots',
    where: { jeton: { equals: ticketMark(ticket) } },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  return docs[0]
}

/** When it ends by itself: soon, as long as nothing of it has come. */
export function endOf({ createdAt, recu }: Deposit): number {
  const { lifeMs, emptyLifeMs } = depositBounds
  return Date.parse(createdAt) + (recu > 0 ? lifeMs : emptyLifeMs)
}

export function hasEnded(deposit: Deposit): boolean {
  return Boolean(deposit.finLe) || Date.now() > endOf(deposit)
}

/** The upload that may go on; throws 404 for a ticket that is none, and 410 for one that has served. */
export async function openDepositOf(ticket: string, payload: Payload): Promise<Deposit> {
  const deposit = await depositOf(ticket, payload)
  if (deposit === undefined) throw notFound()
  if (!hasEnded(deposit)) return deposit
  throw new ContractError({ status: 410, name: 'GoneError', message: 'This upload has ended' })
}
