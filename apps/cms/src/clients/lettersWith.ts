import type { PayloadRequest, Where } from 'payload'
import type { Email } from '../payload-types.ts'
import type { OwnRecord } from './clientRecords.ts'
import { mayRead } from './mayRead.ts'

const mostLetters = 50

/**
 * The letters with one person, both ways, the newest first: the notices that the company had of him
 * are neither.
 */
export async function lettersWith(
  records: readonly OwnRecord[],
  req: PayloadRequest,
): Promise<Email[]> {
  if (!(await mayRead('emails', req))) return []
  const addresses = new Set(records.flatMap(({ person }) => person.emails))
  if (addresses.size === 0) return []
  const { docs } = await req.payload.find({
    collection: 'emails',
    where: {
      and: [{ kind: { not_equals: 'notice' } }, { or: [...addresses].flatMap(withAddress) }],
    },
    sort: '-createdAt',
    limit: mostLetters,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.filter((letter) => addresses.has(personOf(letter).normalize().toLowerCase()))
}

function withAddress(email: string): Where[] {
  const replied = { kind: { equals: 'reply' }, replyTo: { like: email } }
  return [{ to: { like: email } }, replied]
}

/** The one of the two who is not the company. */
function personOf({ kind, to, replyTo }: Email): string {
  return kind === 'reply' ? (replyTo ?? '') : to
}
