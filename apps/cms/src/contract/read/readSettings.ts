import type { Locale } from '@sira/contract/locales'
import type { WireEntity } from '@sira/contract/wire/envelope'
import { settingsType } from '../publicTypes.ts'
import type { ReadContext } from './readContext.ts'

/** What Payload adds to a global for itself. */
const internal = new Set(['id', 'globalType', '_status', 'createdAt', 'updatedAt'])

/** `GET /api/settings` in the shape of a Strapi single type. */
export async function readSettings(
  locale: Locale | null,
  { payload, languages }: ReadContext,
): Promise<{ data: WireEntity; meta: Record<string, never> }> {
  const settings = await payload.findGlobal({
    slug: settingsType,
    depth: 0,
    overrideAccess: false,
    locale: locale ?? languages.fallback,
    fallbackLocale: languages.fallback,
  })
  const attributes = Object.entries(settings)
    .filter(([name]) => !internal.has(name))
    .map(([name, value]): [string, unknown] => [name, withoutRowIds(value) ?? null])
  const { createdAt = null, updatedAt = null } = settings
  return {
    data: { id: 1, attributes: { ...Object.fromEntries(attributes), createdAt, updatedAt } },
    meta: {},
  }
}

/** Rows of a list have ids of their own in the database; the contract has none. */
function withoutRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row
    return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
  })
}
