import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/role.ts'
import { keptSince } from '../auditRetention.ts'
import { nobodySignedIn } from '../recordAct.ts'
import type { NotedAct } from './actsOfVersions.ts'

const program = 'Le programme'
const nameless = 'Un compte sans nom'
const forgotten = 'On ne le sait plus'

/**
 * Gives the name of the person of each save. A person without a name has only an address, which
 * administrators alone may read.
 */
export async function versionNames(
  acts: readonly (NotedAct | undefined)[],
  { payload, user }: PayloadRequest,
): Promise<(act: NotedAct | undefined, savedAt: string) => string> {
  const people = [...new Set(acts.flatMap((act) => act?.person ?? []))]
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: people } },
    select: { nom: true },
    pagination: false,
    depth: 0,
  })
  const names = new Map(docs.map(({ id, nom }) => [Number(id), nom]))
  const since = keptSince(new Date())
  return (act, savedAt) => {
    // The journal line of this version has been erased.
    if (act === undefined) return savedAt < since ? forgotten : program
    if (act.by === nobodySignedIn) return program
    const name = names.get(act.person ?? 0) || act.by
    return name.includes('@') && !hasRole(user, 'administrator') ? nameless : name
  }
}
