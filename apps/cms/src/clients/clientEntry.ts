import { amountText } from '@sira/contract/orders/amountText'
import type { CollectionSlug, Payload } from 'payload'
import type { NamedRecord } from '../database/records/recordsByName.ts'

/** One line of a card: a request, an order, a letter. */
export interface ClientEntry {
  href: string
  title: string
  /** Of what it is about. */
  note: string
  state: string
  date: string
}

/** In which a record says where it stands, the most telling first. */
const stateFields = ['subscription', 'etat', 'state']

/** A record as a line, whatever kind it is of: what its collection calls its states is said. */
export function clientEntry(
  slug: CollectionSlug,
  record: NamedRecord,
  payload: Payload,
): ClientEntry {
  const texts = [record.reference, record.numero, record.subject, record.email]
  const title = texts.find((text) => typeof text === 'string' && text !== '')
  return {
    href: `/admin/collections/${slug}/${record.id}`,
    title: String(title ?? `n° ${record.id}`),
    note: noteOf(record),
    state: stateOf(slug, record, payload),
    date: record.createdAt,
  }
}

function noteOf({ service, subject, reference, total }: NamedRecord): string {
  if (typeof total === 'number') return amountText(total, 'fr')
  if (typeof service === 'string') return service
  return typeof subject === 'string' && typeof reference === 'string' ? subject : ''
}

function stateOf(slug: CollectionSlug, record: NamedRecord, payload: Payload): string {
  const { flattenedFields } = payload.collections[slug].config
  for (const name of stateFields) {
    const field = flattenedFields.find((one) => one.name === name)
    if (field?.type !== 'select') continue
    const option = field.options.find((one) =>
      typeof one === 'string' ? one === record[name] : one.value === record[name],
    )
    if (typeof option === 'object') return String(option.label)
  }
  return ''
}
