import { parsedJson } from '@sira/host/parsedJson'
import type { Payload } from 'payload'
import * as z from 'zod'

/** Under it the database keeps that nothing leaves from it. */
export const holdKey = 'envois-retenus'

const hold = z.object({
  /** When the backup was made. */
  madeAt: z.iso.datetime(),
  /** When it was put back. */
  heldAt: z.iso.datetime(),
})

export type Hold = z.infer<typeof hold>

/** As one database gives it, or the other: SQLite keeps text. */
export function readHold(data: unknown): Hold | undefined {
  const given = typeof data === 'string' ? parsedJson(data) : data
  return hold.safeParse(given).data
}

/** When the backup was made that this database was put back from, while nothing leaves from it. */
export async function heldSince({ kv }: Pick<Payload, 'kv'>): Promise<Date | undefined> {
  const held = readHold(await kv.get(holdKey))
  return held && new Date(held.madeAt)
}
