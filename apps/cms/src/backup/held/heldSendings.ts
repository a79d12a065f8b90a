import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Ask } from '../database/askDatabase.ts'
import { type Hold, holdKey, readHold } from './hold.ts'

/** What a database would send as soon as a back office begins on it. */
export interface Waiting {
  letters: number
  /** Newsletters, planned publications, reminders. */
  tasks: number
  /** Questions and orders to payment providers. */
  payments: number
}

/**
 * Notes in a database that was put back that nothing leaves from it: what waited when it was copied
 * has left since, and the one it was copied from may still run. Until a person says so, see hold.
 */
export async function holdSendings(ask: Ask, hold: Hold): Promise<Waiting> {
  await ask(sql`delete from payload_kv where key = ${holdKey}`)
  const data = JSON.stringify(hold)
  await ask(sql`insert into payload_kv (key, data) values (${holdKey}, ${data}) returning id`)
  return waitingIn(ask)
}

async function waitingIn(ask: Ask): Promise<Waiting> {
  const [letters, tasks, payments] = [
    await ask(sql`select count(*) as total from emails where state = 'waiting'`),
    await ask(sql`select count(*) as total from payload_jobs
      where task_slug <> 'sendEmail' and completed_at is null`),
    await ask(sql`select count(*) as total from paiements where prochaine_demande is not null`),
  ].map(([row]) => Number(row?.total))
  return { letters: letters ?? 0, tasks: tasks ?? 0, payments: payments ?? 0 }
}

/** The date of the restored backup, while the database holds its letters. */
export async function heldFrom(ask: Ask): Promise<Date | undefined> {
  const [held] = await ask(sql`select data from payload_kv where key = ${holdKey}`)
  const hold = readHold(held?.data)
  return hold && new Date(hold.madeAt)
}

const old =
  'Attendait déjà dans la sauvegarde qui a été remise. Voyez s’il est parti entre-temps, puis renvoyez-le.'

interface Released {
  /** Letters that staff send again, or not: those that waited when the backup was made. */
  leftToStaff: number
}

/** From now on it sends what comes, and what waits or only what came since. Nothing where it was not held. */
export async function letLeave(ask: Ask, which: 'all' | 'new'): Promise<Released | undefined> {
  const [held] = await ask(sql`delete from payload_kv where key = ${holdKey} returning data`)
  if (held === undefined) return undefined
  const heldAt = readHold(held.data)?.heldAt
  if (which === 'all' || heldAt === undefined) return { leftToStaff: 0 }
  const left = await ask(sql`update emails set state = 'failed', last_error = ${old}
    where state = 'waiting' and created_at <= ${heldAt} returning id`)
  return { leftToStaff: left.length }
}
