import type { FilledDatabase } from '../product/filling/filledDatabase.ts'
import { copiesSql, copy, moment } from '../product/filling/fillRecords.ts'

export interface Candidates {
  applications: number
  /** The first copy of an offer, and how many there are. */
  offers: { first: number; count: number }
}

/**
 * Adds copies of one application, older than the original and spread over the copies of offers, so that
 * each offer has the same number in both products. Every tenth is in another trade.
 */
export async function fillCandidates(
  database: FilledDatabase,
  { applications, offers }: Candidates,
): Promise<void> {
  const last = await database.lastId('candidatures')
  const trade = "case when number % 10 = 0 then 'soudeur kaya ' else 'vendeuse koudougou ' end"
  const id = `${last} + 1 + number`
  const copies = copiesSql(`select id from candidatures where id = ${last}`, applications)
  await copy(database, {
    table: 'candidatures',
    copies,
    linkedBy: 'id',
    changed: {
      id,
      reference: "'CA-2020-B' || number",
      nom: "'Candidat ' || number",
      identite: "'personne-' || number",
      unicite: "'banc-' || number",
      phone: "'+2267' || (1000000 + number)",
      offre_id: `${offers.first} + number % ${offers.count}`,
      search_text: `${trade} || 'candidat ' || number`,
      created_at: moment(database, '2020-01-01', '-'),
      idempotency_key: 'null',
    },
  })
  await copy(database, {
    table: 'candidatures_etapes',
    copies,
    linkedBy: '_parent_id',
    // Rows of an array have letters for an id, which must be of each copy alone.
    changed: { id: "rows.id || '-' || number", _parent_id: id },
    lettered: true,
  })
  if (database.dialect === 'postgres') await database.run('analyze')
}
