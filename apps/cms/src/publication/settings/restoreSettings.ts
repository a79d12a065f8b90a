import { locales } from '@sira/contract/locales'
import { type Endpoint, type GlobalSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { joinVersions, newestVersion } from './settingsVersions.ts'

const said = {
  draft:
    'Version reprise comme brouillon. Le site n’a pas changé : publiez-la pour la mettre en ligne.',
  public: 'Version reprise : elle vaut dès maintenant.',
}

/**
 * Restores an earlier version of settings as a normal change: with access rules, validation, the
 * lock of a colleague, the audit, and the announcement to the site. Settings with drafts get a
 * draft.
 * Payload 3.90 writes the version over the settings and checks only the role: an administrator
 * could require a second factor of everybody without having one.
 */
export function restoreSettings(slug: string, drafts: boolean): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      await withinTransaction(req, () => takeBack(slug as GlobalSlug, drafts, req))
      return Response.json({ message: drafts ? said.draft : said.public })
    },
  }
}

async function takeBack(slug: GlobalSlug, draft: boolean, req: PayloadRequest): Promise<void> {
  const { payload, user } = req
  const id = recordNumber(req)
  const newest = await newestVersion(slug, req)
  // French first: fields without languages are the same in all of them.
  for (const { code } of locales) {
    const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
    own.context = { ...req.context, isRestoringVersion: true }
    const place = { slug, locale: code, fallbackLocale: false, depth: 0, user, req: own } as const
    const { version } = await payload.findGlobalVersionByID({ ...place, id, overrideAccess: false })
    const earlier = contentOf(version)
    const present = contentOf(await payload.findGlobal({ ...place, draft, overrideAccess: false }))
    if (code !== locales[0].code && same(earlier, present)) continue
    await payload.updateGlobal({
      ...place,
      data: earlier,
      draft,
      overrideAccess: false,
      overrideLock: false,
    })
  }
  await joinVersions(slug, newest, req)
}

/** The fields that Payload adds to settings. */
const internal = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status'])

function contentOf(state: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !internal.has(name)))
}

/** Compares two states; the order of their fields does not matter. */
function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const plain = (state: Record<string, unknown>) =>
    JSON.stringify(Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b)))
  return plain(one) === plain(other)
}
