import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Ask } from '../database/askDatabase.ts'
import { type Hold, holdKey, readHold } from './hold.ts'

/** The things that a database would send as soon as a back office starts on it. */
export interface Waiting {
  letters: number
  /** Newsletters, planned publications, reminders. */
  tasks: number
  /** Questions and requests to payment providers. */
  payments: number
}

/**
 * Marks a restored database so that nothing leaves from it until a person allows it (see hold): its
 * waiting letters have left since the copy, and the original may still run.
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

/** Gives the date of the restored backup, while the database holds its letters back. */
export async function heldFrom(ask: Ask): Promise<Date | undefined> {
  const [held] = await ask(sql`select data from payload_kv where key = ${holdKey}`)
  const hold = readHold(held?.data)
  return hold && new Date(hold.madeAt)
}

const old =
  'Attendait déjà dans la sauvegarde qui a été remise. Voyez s’il est parti entre-temps, puis renvoyez-le.'

interface Released {
  /** The number of letters that staff decide on: those that waited in the backup. */
  leftToStaff: number
}

/**
 * Ends the hold: from now on new letters leave, and of the waiting ones all or only newer ones.
 * Gives undefined where nothing was held.
 */
export async function letLeave(ask: Ask, which: 'all' | 'new'): Promise<Released | undefined> {
  const [held] = await ask(sql`delete from payload_kv where key = ${holdKey} returning data`)
  if (held === undefined) return undefined
  const heldAt = readHold(held.data)?.heldAt
  if (which === 'all' || heldAt === undefined) return { leftToStaff: 0 }
  const left = await ask(sql`update emails set state = 'failed', last_error = ${old}
    where state = 'waiting' and created_at <= ${heldAt} returning id`)
  return { leftToStaff: left.length }
}
