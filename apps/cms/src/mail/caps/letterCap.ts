import { APIError, type Payload, type PayloadRequest, type Where } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import type { Email } from '../../payload-types.ts'
import { mailboxOf } from '../mailbox.ts'
import { type LetterKind, mostToOne, type StrangersBound, strangersBounds } from './letterBounds.ts'

/** Kinds that a person sends from a screen: a refusal is shown at once. */
const sentByHand: readonly LetterKind[] = ['answer', 'estimate']
const withinMs = 24 * 60 * 60_000

/** The facts of a letter for its limits. */
interface BoundLetter {
  kind: LetterKind
  to: string
  about?: NonNullable<Email['about']>
}

/**
 * Gives the reason why a letter is held back, for staff: its mailbox has had its letters of this
 * kind for today, or strangers together have caused too many. Throws for a letter sent by hand. A
 * stranger who types another person's address must not flood him, and a thousand typed addresses
 * must not make us a sender of spam. The messages themselves are kept.
 */
export async function whyHeldBack(
  letter: BoundLetter,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { kind, to, about } = letter
  const why = (await mailboxHasEnough(kind, to, req)) ?? (await strangersHave(kind, req))
  if (why === undefined) return undefined
  const record = about && `${about.relationTo} ${about.value}`
  req.payload.logger.warn({ kind, about: record, why }, 'lettre retenue')
  return why
}

async function mailboxHasEnough(kind: LetterKind, to: string, req: PayloadRequest) {
  const most = mostToOne[kind] ?? Number.POSITIVE_INFINITY
  const mailbox = mailboxOf(to)
  // Locks the mailbox for the count, except for notices: all of them go to the team, and would wait
  // for each other.
  if (kind !== 'notice' && (await req.transactionID)) await lockMailbox(mailbox, req)
  const toHim = { mailbox: { equals: mailbox }, kind: { equals: kind } }
  if ((await countOfDay(toHim, req.payload, req)) < most) return undefined
  if (sentByHand.includes(kind)) throw tooManyLetters(most)
  return `Cette adresse a déjà reçu ${most} lettres de ce genre en 24 heures.`
}

/** Locks a mailbox until the transaction of the request ends. */
export function lockMailbox(mailbox: string, req: PayloadRequest): Promise<void> {
  return lockRecord('mailbox', mailbox, req)
}

async function strangersHave(kind: LetterKind, req: PayloadRequest): Promise<string | undefined> {
  const bounds: StrangersBound[] = Object.values(strangersBounds)
  const bound = bounds.find(({ kinds }) => kinds.includes(kind))
  if (bound === undefined || !(await strangersHaveEnough(bound, req.payload, req))) return undefined
  return `Les visiteurs ont déjà reçu ${bound.most} lettres de ce genre en 24 heures.`
}

function tooManyLetters(most: number): APIError {
  return new APIError(
    `Cette adresse a déjà reçu ${most} lettres aujourd’hui\u00a0: envoyez celle-ci demain, ou appelez.`,
    429,
    null,
    true,
  )
}

/** Whether strangers have caused the letters of a day; the first screen of staff says so. */
export async function strangersHaveEnough(
  { kinds, most }: StrangersBound,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  return (await countOfDay({ kind: { in: kinds } }, payload, req)) >= most
}

/**
 * The most notices to the team in a day: more than it can read, and each repeats a stranger's text.
 */
export const mostNotices = 200

/**
 * Whether notices to the team are held back for now. Notices about an account, which its owner must
 * read, are still sent: only announceMessage asks this.
 */
export async function teamHasEnough(to: string, req: PayloadRequest): Promise<boolean> {
  const toTeam = { mailbox: { equals: mailboxOf(to) }, kind: { equals: 'notice' } }
  return (await countOfDay(toTeam, req.payload, req)) >= mostNotices
}

async function countOfDay(where: Where, payload: Payload, req?: PayloadRequest): Promise<number> {
  const since = new Date(Date.now() - withinMs).toISOString()
  const { totalDocs } = await payload.count({
    collection: 'emails',
    // A held letter reached nobody.
    where: { ...where, createdAt: { greater_than: since }, state: { not_equals: 'held' } },
    ...(req === undefined ? {} : { req }),
  })
  return totalDocs
}
