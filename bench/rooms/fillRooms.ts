import type { FilledDatabase } from '../product/filling/filledDatabase.ts'
import { copiesSql, copy, moment } from '../product/filling/fillRecords.ts'

export interface Rooms {
  sessions: number
  enrolments: number
}

/**
 * Adds copies of the sessions, one half long past and one half far ahead, so that the first page of
 * every list stays the same, and copies of one enrolment with an order of its own, spread over them.
 * The training that has a cancelled session gets none: its page stays the same, too.
 */
export async function fillRooms(database: FilledDatabase, rooms: Rooms): Promise<void> {
  if (rooms.sessions === 0) return
  const last = await database.lastId('sessions')
  const originals = `select id from sessions where id <= ${last} and etat in ('ouverte', 'garantie')
    and formation_id not in (select formation_id from sessions where etat = 'annulee')`
  const copies = copiesSql(originals, rooms.sessions)
  const id = `${last} + 1 + number`
  const [past, ahead] = [moment(database, '2020-01-01', '-'), moment(database, '2090-01-01', '+')]
  const when = `case when number % 2 = 0 then ${past} else ${ahead} end`
  const changed = { id, debut: when, fin: when, cloture: 'null', updated_at: past }
  await copy(database, { table: 'sessions', copies, linkedBy: 'id', changed })
  for (const table of ['sessions_locales', 'sessions_jours', 'sessions_etapes']) {
    const linkedBy = (await database.columnsOf(table)).includes('_parent_id')
      ? '_parent_id'
      : 'parent_id'
    // Rows of an array have letters for an id, which must be of each copy alone.
    const lettered = table === 'sessions_etapes'
    const own = lettered ? { id: `rows.id || '-' || number` } : {}
    if ((await database.columnsOf(table)).length === 0) continue
    await copy(database, { table, copies, linkedBy, changed: { ...own, [linkedBy]: id }, lettered })
  }
  await fillEnrolments(database, { first: last + 1, ...rooms })
  if (database.dialect === 'postgres') await database.run('analyze')
}

async function fillEnrolments(
  database: FilledDatabase,
  { first, sessions, enrolments }: Rooms & { first: number },
): Promise<void> {
  const [order, seat] = [await database.lastId('commandes'), await database.lastId('inscriptions')]
  const reference = (prefix: string) => `'${prefix}-2020-B' || number`
  await copy(database, {
    table: 'commandes',
    copies: copiesSql(`select id from commandes where id = ${order}`, enrolments),
    linkedBy: 'id',
    changed: {
      id: `${order} + 1 + number`,
      reference: reference('CM'),
      cle: `'banc-' || number`,
      cle_envoi: 'null',
    },
  })
  await copy(database, {
    table: 'inscriptions',
    copies: copiesSql(`select id from inscriptions where id = ${seat}`, enrolments),
    linkedBy: 'id',
    changed: {
      id: `${seat} + 1 + number`,
      reference: reference('IN'),
      commande_id: `${order} + 1 + number`,
      session_id: `${first} + number % ${sessions}`,
    },
  })
}
