import {
  APIError,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { bodyProblem } from './bodyProblem.ts'
import { queryProblem } from './queryProblem.ts'
import { isRecordNumber } from './recordNumbers.ts'

const record = z
  .union([z.number().int().nonnegative(), z.string()])
  .refine((id) => isRecordNumber(String(id)))
const order = z.object({
  docsToMove: z.array(record),
  target: z.object({ id: record, key: z.string().nullish() }),
})

type Kind = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

/**
 * Answers a malformed query with 400 or 404 before the database is asked. Payload (3.90) passes it
 * on, and answers 500 as for a bug of ours.
 */
export function refuseMalformed(config: SanitizedConfig): SanitizedConfig {
  for (const kind of [...config.collections, ...config.globals]) {
    // A collection without endpoints stays without: Payload answers 501 there.
    kind.endpoints = (kind.endpoints || []).map((one) => ({
      ...one,
      handler: checked(one, kind, config),
    }))
  }
  for (const one of config.endpoints) {
    one.handler = withObject(one.path === '/reorder' ? ordered(one.handler) : one.handler)
  }
  return config
}

const notFound = () =>
  new APIError('Introuvable\u00a0: cette adresse ne mène à rien.', 404, null, true)
const unreadable = (place: string) =>
  new APIError(
    `Rien n’a été fait\u00a0: «\u00a0${place}\u00a0» n’est pas compris.`,
    400,
    null,
    true,
  )

function checked({ path, handler }: Endpoint, kind: Kind, config: SanitizedConfig): PayloadHandler {
  // Our own endpoints read the number themselves, and have their own error texts.
  const isPayloads = /^\/(?:versions\/|access\/|paste-url\/)?:id(?:\?|\/duplicate)?$/.test(path)
  const isWrite = ['/', '/:id', '/:id/autosave', '/:id/duplicate'].includes(path)
  return withObject(async (req) => {
    const id = req.routeParams?.id
    if (isPayloads && id !== undefined && !isRecordNumber(String(id))) throw notFound()
    if (path.startsWith('/versions') && !kind.versions) throw notFound()
    const problem = queryProblem(req.query, kind.flattenedFields, config)
    if (problem) throw unreadable(problem)
    const wrong = isWrite && req.query.locale !== 'all' && (await wrongField(req, kind))
    if (wrong) throw unreadable(wrong)
    return handler(req)
  })
}

/** Requires a JSON body to be an object or empty. */
function withObject(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const body = await jsonOf(req)
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      throw unreadable('le contenu envoyé')
    }
    return handler(req)
  }
}

/** Checks the body of Payload's call that reorders dragged rows. */
function ordered(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!order.safeParse(await jsonOf(req)).success) throw unreadable('le nouvel ordre')
    return handler(req)
  }
}

async function wrongField(req: PayloadRequest, kind: Kind): Promise<string | undefined> {
  const body = await jsonOf(req)
  return body === undefined ? undefined : bodyProblem(body, kind.flattenedFields)
}

/** Reads the JSON body so that it can be read again; gives undefined for another body. */
async function jsonOf(req: PayloadRequest): Promise<unknown> {
  const writes = req.method === 'POST' || req.method === 'PATCH' || req.method === 'PUT'
  const isJson = req.headers.get('content-type')?.startsWith('application/json')
  if (!writes || !isJson || !req.body || !req.text) return undefined
  const text = await req.text()
  req.text = async () => text
  if (text === '') {
    req.json = async () => ({})
    return undefined
  }
  try {
    const read: unknown = JSON.parse(text)
    req.json = async () => structuredClone(read)
    return read
  } catch {
    throw unreadable('le contenu envoyé')
  }
}
