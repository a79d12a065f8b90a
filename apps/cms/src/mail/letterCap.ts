import { APIError, type Payload, type PayloadRequest, type Where } from 'payload'
import { lockRecord } from '../database/records/lockRecord.ts'
import type { Email } from '../payload-types.ts'
import { mailboxOf } from './mailbox.ts'

/** What a form makes us write to whatever address stands in it. */
const causedByForms: readonly Email['kind'][] = ['acknowledgement', 'confirmation']
/** To one mailbox in a day, of each kind: no letter is without a bound, whoever causes it. */
const mostToOne: Readonly<Partial<Record<NonNullable<Email['kind']>, number>>> = {
  acknowledgement: 3,
  confirmation: 3,
  order: 20,
  answer: 20,
  estimate: 20,
  reminder: 20,
  // Trials of a letter go to who writes it, in each language.
  newsletter: 60,
  // The team has its own bound below, and summaries beyond it.
  notice: 250,
}
/** Somebody waits at a screen to read that they have left. */
const sentByHand: readonly Email['kind'][] = ['answer', 'estimate']
/** To all of them: about as many as a mail server takes in a day from a small company. */
export const mostToStrangers = 1000
const withinMs = 24 * 60 * 60_000
const betweenLogLinesMs = 60 * 60_000

let lastTold = Number.NEGATIVE_INFINITY

/**
 * Whether a letter stays unwritten: its mailbox has had its letters of this kind for a day, or all
 * strangers together have had theirs. Throws where somebody sends it by hand. A stranger who writes somebody else's
 * address into our forms must not flood him, and one who writes a thousand addresses must not have
 * mail servers take us for a sender of spam. The messages themselves are kept.
 */
export async function hasEnoughLetters(
  kind: Email['kind'],
  to: string,
  req: PayloadRequest,
): Promise<boolean> {
  const most = (kind && mostToOne[kind]) ?? Number.POSITIVE_INFINITY
  const mailbox = mailboxOf(to)
  // One counts at a time, but for notices: all of them go to the team, and would wait for each other.
  if (kind !== 'notice' && (await req.transactionID)) await lockRecord('mailbox', mailbox, req)
  const toHim = { mailbox: { equals: mailbox }, kind: { equals: kind } }
  if ((await countOfDay(toHim, req.payload, req)) >= most) {
    req.payload.logger.warn({ kind, most }, 'plafond des lettres à une adresse atteint')
    if (sentByHand.includes(kind)) throw tooManyLetters(most)
    return true
  }
  if (!causedByForms.includes(kind)) return false
  if (!(await strangersHaveEnough(req.payload, req))) return false
  tellInLog(req.payload)
  return true
}

function tooManyLetters(most: number): APIError {
  return new APIError(
    `Cette adresse a déjà reçu ${most} lettres aujourd’hui\u00a0: envoyez celle-ci demain, ou appelez.`,
    429,
    null,
    true,
  )
}

/** Staff are told so on their first screen. */
export async function strangersHaveEnough(payload: Payload, req?: PayloadRequest) {
  const letters = await countOfDay({ kind: { in: causedByForms } }, payload, req)
  return letters >= mostToStrangers
}

/** To the team: more than it reads in a day, and each repeats all that a stranger typed. */
export const mostNotices = 200

/**
 * Whether notices to the team stay unwritten for now. Those of an account, which its owner must
 * read, are written all the same: only who asks is held back, see announceMessage.
 */
export async function teamHasEnough(to: string, req: PayloadRequest): Promise<boolean> {
  const toTeam = { mailbox: { equals: mailboxOf(to) }, kind: { equals: 'notice' } }
  return (await countOfDay(toTeam, req.payload, req)) >= mostNotices
}

async function countOfDay(where: Where, payload: Payload, req?: PayloadRequest): Promise<number> {
  const since = new Date(Date.now() - withinMs).toISOString()
  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { ...where, createdAt: { greater_than: since } },
    ...(req === undefined ? {} : { req }),
  })
  return totalDocs
}

function tellInLog(payload: Payload): void {
  if (performance.now() - lastTold < betweenLogLinesMs) return
  lastTold = performance.now()
  payload.logger.warn(
    { most: mostToStrangers },
    'plafond des lettres aux visiteurs atteint : accusés de réception et confirmations ne partent plus',
  )
}
