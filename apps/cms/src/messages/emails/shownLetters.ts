import type { PayloadRequest, Where } from 'payload'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { hasRole } from '../../access/role.ts'
import { kindsInMenu } from '../kinds/messageKinds.ts'

/** More than anybody throws away in a month; a question of more would be none for a database. */
const mostHidden = 20_000

/**
 * E-mails repeat what a message says: of what was thrown away, agents read neither (see
 * inboxRecords).
 */
export async function shownLetters({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (hasRole(req.user, 'administrator')) return true
  if (!inboxStaff({ req })) return false
  const hidden = await lettersAboutTrash(req)
  if (hidden === undefined || hidden.length > mostHidden) return false
  return hidden.length === 0 || { id: { not_in: hidden } }
}

/** Nothing where there is too much of it. */
async function lettersAboutTrash(req: PayloadRequest): Promise<number[] | undefined> {
  const found = []
  const all = { depth: 0, pagination: false, select: {}, overrideAccess: true, req } as const
  for (const kind of kindsInMenu) {
    const trashed = { deletedAt: { exists: true } }
    const { docs } = await req.payload.find({
      ...all,
      collection: kind,
      where: trashed,
      trash: true,
    })
    if (docs.length > mostHidden) return undefined
    if (docs.length === 0) continue
    const about = {
      'about.relationTo': { equals: kind },
      'about.value': { in: docs.map(({ id }) => id) },
    }
    found.push(...(await req.payload.find({ ...all, collection: 'emails', where: about })).docs)
  }
  return found.map(({ id }) => Number(id))
}
