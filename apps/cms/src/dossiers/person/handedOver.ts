import type { PayloadRequest } from 'payload'
import type { PersonRecords } from './personRecords.ts'

/** The data of a person as a file for them, with the parts that are kept apart. */
export async function handedOver(
  found: readonly PersonRecords[],
  req: PayloadRequest,
): Promise<string> {
  const file: Record<string, unknown> = {}
  for (const { kind, records } of found) {
    const secret = new Set(['searchText', ...(kind.secret ?? [])])
    const whole: unknown[] = []
    for (const record of records) {
      whole.push(without(secret, { ...record, ...(await kind.besides?.(record.id, req)) }))
    }
    file[kind.slug] = whole
  }
  return JSON.stringify(file, null, 2)
}

/** Our own bookkeeping is nobody's personal data. */
function without(secret: ReadonlySet<string>, record: object): unknown {
  return JSON.parse(JSON.stringify(record, (name, value) => (secret.has(name) ? undefined : value)))
}
