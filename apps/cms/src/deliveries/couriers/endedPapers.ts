import type { WaitingRecords } from '../../dossiers/waitingRecords.ts'
import type { Courier } from '../../payload-types.ts'
import { paperNames } from '../deliveryNames.ts'

type Paper = NonNullable<Courier['pieces']>[number]

/** A paper is good until the end of its last day. */
export function hasEnded({ expireLe }: Paper, now: Date): boolean {
  return Boolean(expireLe) && dayOf(String(expireLe)) < dayOf(now.toISOString())
}

const dayOf = (moment: string) => moment.slice(0, 10)

/** The couriers at work with a paper that has ended. */
export const endedPapers: WaitingRecords = {
  where: (now) => ({
    etat: { equals: 'actif' },
    'pieces.expireLe': { less_than: `${dayOf(now.toISOString())}T00:00:00.000Z` },
  }),
  clock: { since: 'pieces.expireLe', hours: 20 },
  since: (record) => firstEnded(record as unknown as Courier)?.expireLe ?? record.createdAt,
  title: (record) => papersTitle(record as unknown as Courier),
}

function firstEnded({ pieces }: Courier): Paper | undefined {
  const dated = (pieces ?? []).filter(({ expireLe }) => expireLe)
  return dated.toSorted((one, other) => dayOrder(one).localeCompare(dayOrder(other)))[0]
}

const dayOrder = ({ expireLe }: Paper) => expireLe ?? ''

function papersTitle(courier: Courier): string {
  const now = new Date()
  const ended = (courier.pieces ?? []).filter((paper) => hasEnded(paper, now))
  const papers = ended.map(({ nature }) => paperNames[nature].toLowerCase()).join(', ')
  return `${courier.nom}\u00a0: ${papers}, échéance passée`
}
