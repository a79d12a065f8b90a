import {
  APIError,
  type CollectionBeforeValidateHook,
  type PayloadHandler,
  type SanitizedConfig,
} from 'payload'
import { nobody } from '../../access/nobody.ts'
import { refusal } from '../refusal.ts'
import { preferencesSlug, refusedPreference } from './preferenceBounds.ts'

/**
 * Limits the preferences for lists and forms. Payload (3.90) makes this collection itself and
 * accepts any value under any name: they could fill a disk. Screens write by the name only, or from
 * inside; the other ways are closed.
 */
export function guardPreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === preferencesSlug)
  if (!preferences?.endpoints) throw new Error(`Payload has no ${preferencesSlug} any more.`)
  Object.assign(preferences.access, { create: nobody, update: nobody })
  preferences.hooks.beforeValidate.push(bounded)
  preferences.endpoints = preferences.endpoints.map((one) => {
    if (one.path !== '/:key') return one
    if (one.method === 'post') return { ...one, handler: kept(one.handler) }
    return one.method === 'delete' ? { ...one, handler: forgotten(one.handler) } : one
  })
  return config
}

const bounded: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const refused = await refusedPreference(req, data?.key ?? originalDoc?.key, data?.value)
  if (refused) throw new APIError(refused, 400, null, true)
  return data
}

/** Wraps the endpoint that writes to the database without any hook. */
function kept(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!req.user) return handler(req)
    const data: unknown = await req.json?.().catch(() => ({}))
    req.json = async () => data
    const refused = await refusedPreference(req, req.routeParams?.key, data)
    return refused ? refusal(400, 'Preference', refused) : handler(req)
  }
}

/** Deletes a preference; Payload throws for a missing one. */
function forgotten(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const { payload, routeParams, user } = req
    if (!user) return handler(req)
    const { totalDocs } = await payload.count({
      collection: preferencesSlug,
      where: { key: { equals: routeParams?.key }, 'user.value': { equals: user.id } },
    })
    if (totalDocs > 0) return handler(req)
    return refusal(404, 'NotFound', 'Cette préférence d’affichage n’existe pas.')
  }
}
