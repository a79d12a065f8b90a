import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import type { Locale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { followedRecord } from '../../dossiers/followUp/openedDossiers.ts'
import { addressOf } from '../../dossiers/person/askedPerson.ts'
import { keptOf, stayingOf } from '../../dossiers/person/erasePerson.ts'
import type { PersonRecords } from '../../dossiers/person/personRecords.ts'
import { type OwnSession, sessionsLike } from '../sessions/ownSession.ts'
import { recordsOf } from '../whose.ts'
import { ownAlerts } from './ownAlerts.ts'
import { runningPlans } from './runningPlans.ts'

/** More than a person sends. */
const mostShown = 60

/** All that somebody sees of himself, each kind by its own descriptor. */
export async function readSpace(
  { session, whose }: OwnSession,
  locale: Locale,
  req: PayloadRequest,
): Promise<SpaceAnswer> {
  const { payload } = req
  const found = await recordsOf(whose, req)
  const { docs } = await payload.find({
    collection: 'sessions-espace',
    where: sessionsLike(session),
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    req,
  })
  return {
    adresse: addressOf(whose.person),
    dossiers: await dossiersIn(found, locale, req),
    formules: runningPlans(found, new Date()),
    lettre: subscriptionIn(found),
    alertes: ownAlerts(found),
    fiches: found.reduce((sum, { records }) => sum + records.length, 0),
    gardees: keptOf(await stayingOf(found, req)),
    sessions: docs.map(({ id, createdAt, appareil }) => ({
      id,
      depuis: createdAt,
      appareil: appareil ?? '',
      actuelle: id === session.id,
    })),
  }
}

async function dossiersIn(
  found: readonly PersonRecords[],
  locale: Locale,
  { payload }: PayloadRequest,
): Promise<FollowUp[]> {
  const records = found
    .flatMap(({ kind, records }) => records.map((record) => ({ kind, record })))
    .filter(({ kind }) => kind.followed !== null)
    .toSorted((one, other) => other.record.createdAt.localeCompare(one.record.createdAt))
    .slice(0, mostShown)
  const shown: FollowUp[] = []
  for (const { kind, record } of records) {
    const dossier = await followedRecord(kind, record, locale, payload)
    if (dossier) shown.push(dossier)
  }
  return shown
}

function subscriptionIn(found: readonly PersonRecords[]): SpaceAnswer['lettre'] {
  const [reader] = found.find(({ kind }) => kind.slug === 'newsletters')?.records ?? []
  const subscription = reader?.subscription
  if (subscription === 'confirmed') return 'abonne'
  return subscription === 'pending' ? 'attendu' : 'aucun'
}
