import type { Endpoint, SanitizedConfig } from 'payload'
import type { StaffCall } from '../inbox/support/staff.ts'
import { visitors } from './grantedActs.ts'

/** Payload gives these to every collection and global; they go by the rules of its records. */
const ofCollections = [
  ...['GET /', 'POST /', 'PATCH /', 'DELETE /', 'GET /count', 'POST /access/:id?'],
  ...['GET /:id', 'PATCH /:id', 'DELETE /:id', 'POST /:id/duplicate'],
  ...['GET /versions', 'GET /versions/:id', 'POST /versions/:id'],
]
const ofGlobals = [
  ...['GET /', 'POST /', 'POST /access'],
  ...['GET /versions', 'GET /versions/:id', 'POST /versions/:id'],
]

export interface Asked {
  place: string
  call: string
}

/** All others of the finished configuration, each once. */
export function otherEndpoints({ collections, globals, endpoints }: SanitizedConfig): Asked[] {
  const found = [
    ...collections.flatMap((one) => asked(one.slug, one.endpoints, ofCollections)),
    ...globals.flatMap((one) => asked(`globals/${one.slug}`, one.endpoints, ofGlobals)),
    ...asked('', endpoints, []),
  ]
  return [...new Map(found.map((one) => [`${one.place} ${one.call}`, one])).values()]
}

function asked(place: string, endpoints: Endpoint[] | false | undefined, usual: string[]): Asked[] {
  const calls = (endpoints || []).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  return calls.filter((call) => !usual.includes(call)).map((call) => ({ place, call }))
}

const known = { password: 'Un-mot-de-passe-7' }

/** What some want to see before they look at who asks. */
const bodies: Readonly<Record<string, object>> = {
  'POST /:id/password': { password: 'Un-mot-de-passe-8', again: 'Un-mot-de-passe-8' },
  'POST /second-factor/start': known,
  'POST /second-factor/recovery-codes': known,
  'POST /second-factor/remove': known,
  'POST /:id/second-factor/reset': known,
  'POST /reorder': {
    collectionSlug: 'villes-livrees',
    docsToMove: [999_999],
    newKeyWillBe: 'greater',
    orderableFieldName: '_order',
    target: { id: 999_998, key: 'a0' },
  },
}

/** Whether each of them is let in: `✓` or `–`. Of a record that does not exist: nothing happens. */
export async function letIn({ place, call }: Asked, staff: StaffCall): Promise<string[]> {
  const [method = '', path = ''] = call.split(' ')
  const address = `${place}${path.replace(/:\w+\??/g, '999999')}`.replace(/^\//, '')
  const body = { currentPassword: 'Un-mot-de-passe-7', ...bodies[call] }
  const marks = []
  for (const role of visitors) {
    const { status } = await staff(role, method, address, method === 'GET' ? undefined : body)
    marks.push(status === 401 || status === 403 ? '–' : '✓')
  }
  return marks
}
