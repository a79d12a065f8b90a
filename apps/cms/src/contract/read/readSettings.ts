import type { Locale } from '@sira/contract/locales'
import type { WireEntity } from '@sira/contract/wire/envelope'
import type { ContentType } from '../model/contentModel.ts'
import { settingsType } from '../publicTypes.ts'
import type { Populate } from '../query/populate.ts'
import type { AnswerContext } from './answerContext.ts'
import { relativesOf } from './buildEntities.ts'
import { foundOnce } from './foundRecords.ts'

/** The fields that Payload adds to a global. */
const internal = new Set(['id', 'globalType', '_status', 'createdAt', 'updatedAt'])

export interface SettingsQuery {
  populate: Populate[]
  locale: Locale | null
}

/** `GET /api/settings` in the shape of a Strapi single type; `type` describes its pictures. */
export async function readSettings(
  type: ContentType,
  { populate, locale }: SettingsQuery,
  context: AnswerContext,
): Promise<{ data: WireEntity; meta: Record<string, never> }> {
  const { payload, languages } = context
  const settings = await payload.findGlobal({
    slug: settingsType,
    depth: 0,
    overrideAccess: false,
    locale: locale ?? languages.fallback,
    fallbackLocale: languages.fallback,
  })
  const own = Object.entries(settings)
    .filter(([name]) => !internal.has(name) && !type.attributes.has(name))
    .map(([name, value]): [string, unknown] => [name, withoutRowIds(value) ?? null])
  const { createdAt = null, updatedAt = null } = settings
  const attributes: Record<string, unknown> = {
    ...Object.fromEntries(own),
    createdAt,
    updatedAt,
  }
  const document = { ...settings, id: 1 }
  for (const one of populate) {
    const { name, of } = await relativesOf(one, type, foundOnce([document]), locale, context)
    attributes[name] = of(document)
  }
  return { data: { id: 1, attributes }, meta: {} }
}

/** Removes the ids of rows: the database has them, the contract does not. */
function withoutRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row
    return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
  })
}
