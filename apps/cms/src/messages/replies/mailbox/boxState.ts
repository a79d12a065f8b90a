import type { Payload } from 'payload'
import * as z from 'zod'

/** In the program’s own notes, which the screens read as well. */
const key = 'reply-box-away'

const away = z.object({ since: z.iso.datetime(), reason: z.string() })

export type BoxAway = z.infer<typeof away>

/** Since when, and why, the mailbox cannot be read; undefined while it can. */
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
