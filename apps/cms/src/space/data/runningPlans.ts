import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import type { PersonRecords } from '../../dossiers/person/personRecords.ts'
import type { Order } from '../../payload-types.ts'

/** The plans and alerts of a person that have begun and have not ended. */
export function runningPlans(found: readonly PersonRecords[], now: Date): SpaceAnswer['formules'] {
  const orders = found.flatMap(({ kind, records }) =>
    kind.slug === 'commandes' ? records.map(asOrder) : [],
  )
  return orders.flatMap(({ reference, lignes }) =>
    (lignes ?? []).flatMap(({ titre, du, au }) =>
      du && au && au > now.toISOString() ? [{ reference, titre, du, au }] : [],
    ),
  )
}

const asOrder = (record: NamedRecord) => record as NamedRecord & Order
