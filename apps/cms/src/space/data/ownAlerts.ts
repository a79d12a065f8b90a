import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import { alertCriteria } from '@sira/contract/offers/alert'
import type { PayloadRequest } from 'payload'
import type { NamedRecord } from '../../database/records/recordsByName.ts'
import type { PersonRecords } from '../../dossiers/person/personRecords.ts'
import type { JobAlert } from '../../payload-types.ts'
import type { OwnSession } from '../sessions/ownSession.ts'
import { recordsOf } from '../whose.ts'

/** The job alerts of somebody that have not been stopped. */
export function ownAlerts(found: readonly PersonRecords[]): SpaceAnswer['alertes'] {
  return alertsIn(found)
    .filter(({ etat }) => etat !== 'arrêtée')
    .map((alert) => ({
      id: alert.id,
      active: alert.etat === 'active',
      criteres: Object.fromEntries(
        alertCriteria.flatMap((name) => (alert[name] ? [[name, alert[name]]] : [])),
      ),
    }))
}

/** One of them by its number, stopped or not; nothing where it is somebody else’s. */
export async function ownAlert(
  { whose }: OwnSession,
  id: number,
  req: PayloadRequest,
): Promise<JobAlert | undefined> {
  return alertsIn(await recordsOf(whose, req)).find((one) => one.id === id)
}

function alertsIn(found: readonly PersonRecords[]): (NamedRecord & JobAlert)[] {
  const records = found.find(({ kind }) => kind.slug === 'alertes')?.records ?? []
  return records.map((record) => record as NamedRecord & JobAlert)
}
