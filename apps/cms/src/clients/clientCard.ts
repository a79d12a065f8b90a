import type { PayloadRequest } from 'payload'
import { recordsByName } from '../database/records/recordsByName.ts'
import type { NamedKind } from '../dossiers/keptKinds.ts'
import { type ClientEntry, clientEntry } from './clientEntry.ts'
import { clientKinds } from './clientKinds.ts'
import { clientRecords, type OwnRecord } from './clientRecords.ts'
import { lettersWith } from './lettersWith.ts'
import { mayRead } from './mayRead.ts'
import { moneyOf } from './moneyOf.ts'
import { personOfRecord } from './personOfRecord.ts'
import { saidOf } from './saidOf.ts'

export interface CardSection {
  kind: string
  label: string
  entries: (ClientEntry & { name: string; money: ClientEntry[] })[]
}

/** All that is kept of a person, as far as who asks may read it. Derived anew each time. */
export interface ClientCard {
  names: string[]
  phones: string[]
  emails: string[]
  sections: CardSection[]
}

/**
 * The card of whoever sent a record: its address names the record, so that no log and no history
 * holds a number. Undefined where there is none, or none for this person.
 */
export async function clientCard(
  kind: NamedKind,
  id: number,
  req: PayloadRequest,
): Promise<ClientCard | undefined> {
  if (!(await mayRead(kind.slug, req))) return undefined
  const { docs } = await recordsByName(req.payload).find({
    collection: kind.slug,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [record] = docs
  if (record === undefined) return undefined
  const records = await clientRecords({ kind, record, person: personOfRecord(kind, record) }, req)
  return {
    ...saidOf(records.map(({ person }) => person)),
    sections: await sectionsOf(records, req),
  }
}

async function sectionsOf(
  records: readonly OwnRecord[],
  req: PayloadRequest,
): Promise<CardSection[]> {
  const orders = records
    .filter((one) => one.kind.slug === 'commandes')
    .map(({ record }) => record.id)
  const money = await moneyOf(orders, req)
  const sections: CardSection[] = clientKinds(req.payload).map(({ slug, personal }) => ({
    kind: slug,
    label: personal.label,
    entries: records
      .filter(({ kind }) => kind.slug === slug)
      .map(({ record, person }) => ({
        ...clientEntry(slug, record, req.payload),
        name: person.name ?? '',
        money: slug === 'commandes' ? (money.get(record.id) ?? []) : [],
      })),
  }))
  const letters = await lettersWith(records, req)
  const entries = letters.map((letter) => ({
    ...clientEntry('emails', { ...letter }, req.payload),
    name: '',
    money: [],
  }))
  sections.push({ kind: 'emails', label: 'Lettres', entries })
  return sections.filter(({ entries }) => entries.length > 0)
}
