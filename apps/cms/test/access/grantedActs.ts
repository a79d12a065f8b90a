import {
  type Access,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { type Role, roles } from '../../src/access/role.ts'

/** By their letters in docs/access.md. */
const acts = {
  C: 'create',
  R: 'read',
  V: 'readVersions',
  U: 'update',
  D: 'delete',
} as const

/** Those of the back office, and who is not signed in. */
export const visitors = [...(Object.keys(roles) as Role[]), null] as const

/** What each may do with the records of a collection or global: `R` all of them, `r` some. */
export async function grantedActs(
  { access, versions }: Kind,
  requests: readonly PayloadRequest[],
): Promise<string[]> {
  const granted = []
  for (const req of requests) {
    let letters = ''
    for (const [letter, act] of Object.entries(acts)) {
      const may: Access | undefined = Reflect.get(access, act)
      if (may === undefined && !(act === 'readVersions' && versions)) continue
      // Payload lets every account do what no rule is given for.
      const answer = may ? await may({ req }) : req.user !== null
      if (answer) letters += answer === true ? letter : letter.toLowerCase()
    }
    granted.push(letters || '–')
  }
  return granted
}

type Kind = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

/** A request of Payload's interface by each of them. */
export async function requestsOf(payload: Payload): Promise<PayloadRequest[]> {
  const requests = []
  for (const role of visitors) {
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: role ?? '' } },
      limit: role ? 1 : 0,
    })
    const user = role && docs[0] ? { ...docs[0], collection: 'users' as const } : null
    const req = await createLocalReq(user ? { user } : {}, payload)
    req.payloadAPI = 'REST'
    req.user = user
    requests.push(req)
  }
  return requests
}
