import { parsedJson } from '@sira/host/parsedJson'
import type { Payload } from 'payload'
import * as z from 'zod'

/** The key in the database of the hold on sending. */
export const holdKey = 'envois-retenus'

const hold = z.object({
  /** The time of the backup. */
  madeAt: z.iso.datetime(),
  /** The time of the restoration. */
  heldAt: z.iso.datetime(),
})

export type Hold = z.infer<typeof hold>

/** Reads the value of either database: SQLite keeps text. */
export function readHold(data: unknown): Hold | undefined {
  const given = typeof data === 'string' ? parsedJson(data) : data
  return hold.safeParse(given).data
}

/** Gives the date of the restored backup, while the database holds its letters back. */
export async function heldSince({ kv }: Pick<Payload, 'kv'>): Promise<Date | undefined> {
  const held = readHold(await kv.get(holdKey))
  return held && new Date(held.madeAt)
}
