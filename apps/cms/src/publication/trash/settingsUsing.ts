import type { GlobalSlug, PayloadRequest } from 'payload'
import { linkPaths } from './referringFields.ts'

interface UsedRecord {
  slug: string
  id: number | string
}

/** Gives the settings with a field that refers to this record, such as the logo. */
export async function settingsUsing(
  { slug: target, id }: UsedRecord,
  req: PayloadRequest,
): Promise<{ slug: GlobalSlug; label: string }[]> {
  const using: { slug: GlobalSlug; label: string }[] = []
  for (const { slug: name, label, flattenedFields } of req.payload.config.globals) {
    const paths = linkPaths(flattenedFields, target)
    if (paths.length === 0) continue
    const slug = name as GlobalSlug
    const found = await req.payload.findGlobal({ slug, depth: 0, req })
    const named = paths.flatMap((path) => valuesAt(found, path.split('.')))
    if (named.some((value) => String(value) === String(id))) {
      using.push({ slug, label: String(label) })
    }
  }
  return using
}

/** Gives the values at a path, in each row of the lists on it. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  return value instanceof Object ? valuesAt(Reflect.get(value, name), rest) : []
}
