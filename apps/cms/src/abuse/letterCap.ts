import type { PayloadRequest } from 'payload'
import { mailboxOf } from '../mail/mailbox.ts'
import type { Email } from '../payload-types.ts'

/** What a form makes us write to whatever address stands in it. */
const causedByForms: ReadonlySet<Email['kind']> = new Set(['acknowledgement', 'confirmation'])
const most = 3
const withinMs = 24 * 60 * 60_000

/**
 * Whether a mailbox has had its letters of this kind for a day: a stranger who writes somebody
 * else's address into our forms must not flood him. The messages themselves are kept.
 */
export async function hasEnoughLetters(
  kind: Email['kind'],
  to: string,
  req: PayloadRequest,
): Promise<boolean> {
  if (!causedByForms.has(kind)) return false
  const since = new Date(Date.now() - withinMs).toISOString()
  const { docs } = await req.payload.find({
    collection: 'emails',
    where: { and: [{ kind: { equals: kind } }, { createdAt: { greater_than: since } }] },
    select: { to: true },
    depth: 0,
    pagination: false,
    req,
  })
  const mailbox = mailboxOf(to)
  return docs.filter((letter) => mailboxOf(letter.to) === mailbox).length >= most
}
