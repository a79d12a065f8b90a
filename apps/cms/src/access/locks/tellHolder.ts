import type {
  AfterErrorHook,
  CollectionSlug,
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import * as z from 'zod/mini'
import { locksSlug } from './lockAccess.ts'

/** Payload's own time after which who wrote has left (3.90, checkDocumentLockStatus); seconds. */
const usualDuration = 300
const locked = 423

/** The answer of Payload's bulk endpoints where some records have not changed. */
const refusals = z.looseObject({
  errors: z.array(z.looseObject({ id: z.union([z.number(), z.string()]), message: z.string() })),
})

/**
 * A record that a colleague has open stays as it is, and whoever wanted to change it hears by whom.
 * Payload says so in English, with a number: of one record to this hook, of several to nobody.
 */
export const tellHolder: AfterErrorHook = async ({ collection, error, req }) => {
  if (!('status' in error) || error.status !== locked) return undefined
  const id = req.routeParams?.id
  const name =
    collection && id !== undefined
      ? await holderOf(req, collection.slug, String(id))
      : 'Une autre personne'
  const message = `${name} écrit ici en ce moment : rien n’a changé.`
  return { response: { errors: [{ message, name: 'Locked' }] }, status: locked }
}

/** The same for those of a list; the others have changed. */
export function tellHolders(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { endpoints, lockDocuments, slug } = collection
    if (!endpoints || lockDocuments === false) continue
    // Payload gives all collections the same ones.
    collection.endpoints = endpoints.map((one) =>
      changesSeveral(one) ? { ...one, handler: telling(slug, one.handler) } : one,
    )
  }
  return config
}

function changesSeveral({ method, path }: Endpoint): boolean {
  return path === '/' && (method === 'patch' || method === 'delete')
}

function telling(slug: CollectionSlug, handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const answer = await handler(req)
    if (answer.ok) return answer
    const refused = refusals.safeParse(await answer.clone().json())
    if (!refused.success) return answer
    const errors = []
    for (const one of refused.data.errors) {
      const holder = await holderOf(req, slug, one.id)
      errors.push(holder ? { ...one, message: await sentence(req, slug, one.id, holder) } : one)
    }
    return Response.json({ ...refused.data, errors }, answer)
  }
}

/** The other person who has the record open; nobody after a while without a sign of life. */
async function holderOf(req: PayloadRequest, slug: CollectionSlug, id: number | string) {
  const { payload, user } = req
  const { lockDocuments } = payload.collections[slug].config
  const duration = typeof lockDocuments === 'object' ? lockDocuments.duration : usualDuration
  const since = new Date(Date.now() - duration * 1000).toISOString()
  const { docs } = await payload.find({
    collection: locksSlug,
    where: {
      'document.relationTo': { equals: slug },
      'document.value': { equals: id },
      'user.value': { not_equals: user?.id },
      updatedAt: { greater_than: since },
    },
    depth: 1,
    limit: 1,
  })
  const holder = docs[0]?.user.value
  if (holder === undefined) return undefined
  return (typeof holder === 'object' && holder.nom) || 'Une autre personne'
}

async function sentence(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  holder: string,
): Promise<string> {
  const { payload, user } = req
  const { admin } = payload.collections[slug].config
  const asked = { collection: slug, id, depth: 0, draft: true, overrideAccess: false, user }
  const record: object | null = await payload.findByID({ ...asked, disableErrors: true })
  const title = Object.entries(record ?? {}).find(([name]) => name === admin.useAsTitle)?.[1]
  return `« ${title ?? id} » : ${holder} y écrit en ce moment, rien n’y a changé.`
}
