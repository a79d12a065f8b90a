import type { Payload, PayloadRequest, Where } from 'payload'
import type { Email } from '../payload-types.ts'
import { mailboxOf } from './mailbox.ts'

/** What a form makes us write to whatever address stands in it. */
const causedByForms: readonly Email['kind'][] = ['acknowledgement', 'confirmation']
/** To one mailbox, of one kind. */
const mostToOne = 3
/** To all of them: about as many as a mail server takes in a day from a small company. */
export const mostToStrangers = 1000
const withinMs = 24 * 60 * 60_000
const betweenLogLinesMs = 60 * 60_000

let lastTold = Number.NEGATIVE_INFINITY

/**
 * Whether a letter that a stranger causes stays unwritten: his mailbox has had its letters of this
 * kind for a day, or all strangers together have had theirs. A stranger who writes somebody else's
 * address into our forms must not flood him, and one who writes a thousand addresses must not have
 * mail servers take us for a sender of spam. The messages themselves are kept.
 */
export async function hasEnoughLetters(
  kind: Email['kind'],
  to: string,
  req: PayloadRequest,
): Promise<boolean> {
  if (!causedByForms.includes(kind)) return false
  const toHim = { mailbox: { equals: mailboxOf(to) }, kind: { equals: kind } }
  if ((await countOfDay(toHim, req.payload, req)) >= mostToOne) return true
  if (!(await strangersHaveEnough(req.payload, req))) return false
  tellInLog(req.payload)
  return true
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
