import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as z from 'zod'
import { recordsByName } from '../../database/records/recordsByName.ts'
import type { FoundGroup } from './foundGroup.ts'
import { shortestQuestion } from './foundGroup.ts'

const body = z.object({ question: z.string().trim().min(shortestQuestion).max(200) })

/** Enough to recognise what one looks for; the list of the type has all of it. */
const mostOfType = 5

/**
 * `POST /admin/api/search`: what a person finds in all lists that they may see, each as its own
 * search finds it. A question may be the address of a person, so it stands in no address.
 */
export const searchEverything: Endpoint = {
  path: '/search',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new APIError('Votre session est terminée.', 401, null, true)
    await addDataAndFileToRequest(req)
    const asked = body.safeParse(req.data)
    if (!asked.success) return Response.json({ groups: [] })
    const { question } = asked.data
    const groups: FoundGroup[] = []
    // One after the other: SQLite gives way to nobody while it looks.
    for (const collection of req.payload.config.collections) {
      if (!isListed(collection, req)) continue
      const group = await foundIn(collection, question, req)
      if (group.total > 0) groups.push(group)
    }
    return Response.json({ groups }, { headers: { 'cache-control': 'private, no-store' } })
  },
}

/** Whether it stands in this person's menu, and tells more than other records do. */
function isListed({ admin, custom }: SanitizedCollectionConfig, { user }: PayloadRequest): boolean {
  const { group, hidden } = admin
  if (typeof group !== 'string' || user === null || custom?.foundInItsListOnly === true)
    return false
  // Payload's type of a person is that of its screens, where sessions are of another shape.
  return typeof hidden === 'function' ? !hidden({ user } as never) : hidden !== true
}

async function foundIn(
  collection: SanitizedCollectionConfig,
  question: string,
  req: PayloadRequest,
): Promise<FoundGroup> {
  const { slug, labels } = collection
  const address = `/admin/collections/${slug}`
  const list = `${address}?${new URLSearchParams({ search: question })}`
  try {
    const { docs, totalDocs } = await recordsByName(req.payload).find({
      collection: slug,
      where: mergeListSearchAndWhere({ collectionConfig: collection, search: question }),
      draft: true,
      locale: 'fr',
      overrideAccess: false,
      user: req.user,
      depth: 0,
      limit: mostOfType,
      joins: false,
    })
    const found = docs.map((record) => {
      const [first, ...others] = textsOf(collection, record)
      return {
        href: `${address}/${record.id}`,
        title: first ?? 'Sans titre',
        note: others.slice(0, 2).join(' · '),
      }
    })
    return { label: String(labels.plural), list, total: totalDocs, found }
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error
    return { label: '', list, total: 0, found: [] }
  }
}

/** The title of a record, then the texts of its first columns, by which it is recognised. */
function textsOf(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  record: Readonly<Record<string, unknown>>,
): string[] {
  const { useAsTitle = 'id', defaultColumns = [] } = admin
  const texts = flattenedFields.filter(({ type }) => type === 'text' || type === 'email')
  const beside = defaultColumns.filter((name) => texts.some((field) => field.name === name))
  return [...new Set([useAsTitle, ...beside])]
    .map((name) => record[name])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map(String)
}
