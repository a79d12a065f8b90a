import { setTimeout as pause } from 'node:timers/promises'
import { parsedJson } from '@sira/host/parsedJson'
import * as z from 'zod'
import type { ContentServer } from '../../../src/transport/door/contentServer.ts'

const answered = z.object({ cannot: z.array(z.string()) })

/** Milliseconds: anybody may ask a site for /readyz, and each question costs the back office a write. */
const holdsMs = 5000
const longestMs = 10_000
/** A load balancer gives up after a second; until then the last known state is told. */
const patienceMs = 500

const away =
  'Le back office ne répond pas\u00a0: ce que les visiteurs envoient attend ou est refusé.'

/** Gives the outages for /readyz; a Strapi is only asked whether it answers. */
export function refusedByBackOffice({
  apiUrl,
  strapi,
}: ContentServer): () => Promise<readonly string[]> {
  const url = new URL(strapi === undefined ? '/readyz' : '/_health', apiUrl)
  let known: readonly string[] = []
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    known = await refusedAt(url)
    const forget = () => {
      asking = undefined
    }
    setTimeout(forget, holdsMs).unref()
  }
  return async () => {
    asking ??= ask()
    await Promise.race([asking, pause(patienceMs, undefined, { ref: false })])
    return known
  }
}

async function refusedAt(url: URL): Promise<readonly string[]> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    const said = await answer.text()
    if (answer.status < 500) return named(said)
    return named(said).length > 0 ? named(said) : [away]
  } catch {
    return [away]
  }
}

function named(said: string): readonly string[] {
  const parsed = answered.safeParse(parsedJson(said))
  return parsed.success ? parsed.data.cannot : []
}
