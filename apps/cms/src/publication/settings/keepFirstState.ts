import {
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
} from 'payload'

/**
 * Keeps a version of the present state before the first change. Settings from before there were
 * versions, or never saved, could not be restored otherwise.
 */
export const keepFirstState: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const { db } = req.payload
  const { totalDocs } = await db.countGlobalVersions({ global: global.slug, req })
  if (totalDocs > 0) return args
  const state = await presentState(global.slug as GlobalSlug, req)
  const savedAt = typeof state.updatedAt === 'string' ? state.updatedAt : new Date().toISOString()
  await db.createGlobalVersion({
    autosave: false,
    createdAt: savedAt,
    globalSlug: global.slug as GlobalSlug,
    req,
    returning: false,
    updatedAt: savedAt,
    versionData: state,
  })
  return args
}

/** Gives the settings from the database; never saved ones have their defaults. */
async function presentState(slug: GlobalSlug, req: PayloadRequest): Promise<JsonObject> {
  const saved = await req.payload.db.findGlobal({ slug, req })
  if (Object.keys(saved ?? {}).length > 0) return saved
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query'])
  return { ...(await req.payload.findGlobal({ slug, locale: 'all', depth: 0, req: own })) }
}
