import { isRecordType, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as z from 'zod'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { pageOf } from '../../publication/addresses/pageOf.ts'
import { slugOf } from '../../publication/addresses/slugOf.ts'
import { documentsByTitle } from './documentsByTitle.ts'
import { type LinkTarget, sitePages } from './sitePages.ts'

const question = z.string().trim().min(2).max(100)

/** Enough to choose from: more words find fewer. */
const mostOfType = 5

/**
 * `GET /admin/api/link-targets?q=kaya`: what a text can lead to, by its title: pages of the site,
 * records as the public sees them, and documents. The address of a record that is renamed leads on to its new
 * one (`keepOldAddress`), so a link that was chosen once keeps working.
 */
export const linkTargets: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new APIError('Votre session est terminée.', 401, null, true)
    const asked = question.safeParse(req.query.q)
    const targets = asked.success ? await targetsOf(asked.data, req) : []
    return Response.json({ targets }, { headers: { 'cache-control': 'private, no-store' } })
  },
}

async function targetsOf(asked: string, req: PayloadRequest): Promise<LinkTarget[]> {
  // As letters of an address: accents and capitals are no matter.
  const wanted = slugOf(asked)
  const pages = sitePages.filter(({ title }) => slugOf(title).includes(wanted))
  const found = [...pages.slice(0, mostOfType)]
  // One after the other: SQLite gives way to nobody while it looks.
  for (const type of typesWithPage) found.push(...(await recordsOf(type, asked, req)))
  found.push(...(await documentsByTitle(asked, mostOfType, req)))
  return found
}

/** The records of a type that anybody may read, by their French title. */
async function recordsOf(
  type: CollectionSlug,
  search: string,
  { payload }: PayloadRequest,
): Promise<LinkTarget[]> {
  const { config } = payload.collections[type]
  const at = pageOf(type)
  const title = config.admin.useAsTitle
  if (at === undefined || title === undefined || !isRecordType(type)) return []
  const { docs } = await recordsByName(payload).find({
    collection: type,
    where: {
      and: [
        mergeListSearchAndWhere({ collectionConfig: config, search }),
        { _status: { equals: 'published' } },
      ],
    },
    locale: 'fr',
    depth: 0,
    limit: mostOfType,
    joins: false,
  })
  return docs.flatMap((record) => {
    const { slug } = record
    if (typeof slug !== 'string') return []
    const kind = String(config.labels.singular)
    return [{ title: String(record[title] ?? slug), kind, path: at(slug) }]
  })
}
