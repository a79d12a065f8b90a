import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/sql/database.ts'

export const preferencesSlug = 'payload-preferences'

/** The most bytes of one preference: a list with all its columns takes two thousand. */
export const largestValue = 100_000
export const longestKey = 200
/**
 * The most preferences of one account: one for each record that was opened; and their most bytes
 * together.
 */
export const mostKeys = 2000
export const mostBytes = 2_000_000

const full =
  'Vos préférences d’affichage prennent toute la place qui leur est réservée. Dans votre compte, choisissez «\u00a0Réinitialiser les préférences\u00a0», puis réessayez.'

/** Gives the reason why a preference is refused; undefined where it is kept. */
export async function refusedPreference(
  req: PayloadRequest,
  key: unknown,
  value: unknown,
): Promise<string | undefined> {
  if (typeof key !== 'string' || key === '' || key.length > longestKey || key.includes('\0')) {
    return `Le nom d’une préférence d’affichage compte de 1 à ${longestKey} caractères.`
  }
  const bytes = Buffer.byteLength(JSON.stringify(value) ?? '')
  if (bytes > largestValue) {
    return 'Cette préférence d’affichage dépasse 100 ko\u00a0: elle n’a pas été enregistrée.'
  }
  const others = await othersOf(req, key)
  return others.keys >= mostKeys || others.bytes + bytes > mostBytes ? full : undefined
}

/** Counts the other preferences of this account. */
async function othersOf({ payload, user }: PayloadRequest, key: string) {
  const database = databaseOf(payload)
  const table = sql.identifier(database.tableOf(preferencesSlug))
  const links = sql.identifier(`${database.tableOf(preferencesSlug)}_rels`)
  const size =
    database.dialect === 'postgres'
      ? sql`octet_length(cast(value as text))`
      : sql`length(cast(value as blob))`
  const [row] = await database.rows(sql`
    select count(*) as keys, coalesce(sum(${size}), 0) as bytes from ${table}
    where key <> ${key} and id in
      (select parent_id from ${links} where path = 'user' and users_id = ${user?.id ?? 0})`)
  return { keys: Number(row?.keys), bytes: Number(row?.bytes) }
}
