import type { Waiting } from './waiting.ts'

/** The way of telling a cache in front, besides its address. */
export interface PurgeManner {
  method: string
  /** Sent as « Authorization: Bearer ». */
  token: string | undefined
}

/** Milliseconds. */
const patience = 5000

/**
 * Tells one cache which tags are outdated: in a header, which `deploy/varnish.vcl` reads, and as
 * JSON for CDNs (Cloudflare). Rejects on a failure.
 */
export async function purge(
  url: string,
  tags: Waiting,
  { method, token }: PurgeManner,
  ending: AbortSignal,
): Promise<void> {
  const everything = tags === 'everything'
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'cache-tag': everything ? '*' : [...tags].join(','),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(everything ? { purge_everything: true } : { tags: [...tags] }),
    redirect: 'manual',
    signal: AbortSignal.any([ending, AbortSignal.timeout(patience)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`statut ${answer.status}`)
}
