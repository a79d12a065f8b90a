import type { PayloadRequest } from 'payload'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import type { PersonRecords } from './personRecords.ts'

/** The data of a person as a file for them, with the parts that are kept apart. */
export async function handedOver(
  found: readonly PersonRecords[],
  req: PayloadRequest,
): Promise<string> {
  const file: Record<string, unknown> = {}
  for (const { kind, records, named } of found) {
    const secret = new Set(['searchText', ...(kind.secret ?? [])])
    const whole: unknown[] = []
    for (const record of records) {
      const fields = named.get(record.id)
      if (fields) whole.push(partOf(record, ['reference', 'createdAt', ...fields]))
      else if (!isAboutAnother(record, found)) {
        whole.push(without(secret, { ...record, ...(await kind.besides?.(record.id, req)) }))
      }
    }
    file[kind.slug] = whole
  }
  return JSON.stringify(file, null, 2)
}

/** Of a dossier that names him, what is his. */
function partOf(record: NamedRecord, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
}

/** A letter about such a dossier went to the person whose it is. */
function isAboutAnother({ about }: NamedRecord, found: readonly PersonRecords[]): boolean {
  const { relationTo, value } = (about ?? {}) as { relationTo?: string; value?: number }
  const kind = found.find(({ kind }) => kind.slug === relationTo)
  return value !== undefined && kind?.named.has(value) === true
}

/** Our own bookkeeping is nobody's personal data. */
function without(secret: ReadonlySet<string>, record: object): unknown {
  return JSON.parse(JSON.stringify(record, (name, value) => (secret.has(name) ? undefined : value)))
}
