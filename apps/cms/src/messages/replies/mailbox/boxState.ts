import type { Payload } from 'payload'
import * as z from 'zod'

/** The key in Payload's key-value table, which the screens read too. */
const key = 'reply-box-away'

const away = z.object({ since: z.iso.datetime(), reason: z.string() })

export type BoxAway = z.infer<typeof away>

/** Gives the start and the reason of a failure of the mailbox; undefined while it works. */
export async function boxAway(payload: Payload): Promise<BoxAway | undefined> {
  return away.safeParse(await payload.kv.get(key)).data
}

export async function noteAway(reason: string, payload: Payload): Promise<void> {
  const { since = new Date().toISOString() } = (await boxAway(payload)) ?? {}
  await payload.kv.set(key, { since, reason })
}

export async function noteBack(payload: Payload): Promise<void> {
  await payload.kv.delete(key)
}
