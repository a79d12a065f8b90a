import type { SanitizedCollectionConfig } from 'payload'
import { auditedPlaces } from './auditedPlaces.ts'
import type { Done } from './recordAct.ts'

type Row = Readonly<Record<string, unknown>>

/** Names the record of an act. A visitor's record is named only by its reference. */
export function recordName(
  { slug, labels, admin }: SanitizedCollectionConfig,
  doc: Row,
): Pick<Done, 'place' | 'what' | 'record' | 'title'> {
  const record = Number(doc.id)
  const named =
    auditedPlaces[slug] === 'changes' ? titleOf(doc, admin.useAsTitle ?? 'id') : doc.reference
  const title = typeof named === 'string' && named !== '' ? named : `n° ${record}`
  return { place: slug, what: String(labels.singular), record, title }
}

/** Gives the French title where the record was read in all languages. */
function titleOf(doc: Row, field: string): unknown {
  const value = doc[field]
  return typeof value === 'object' && value !== null && 'fr' in value ? value.fr : value
}
