import { limits } from '@sira/contract/limits'

const longestMs = 10_000

/**
 * A picture as the back office keeps it, wherever that is: a Strapi may keep its files elsewhere.
 * Rejects where it is away, or gives something else.
 */
export async function fetchLogo(url: string, apiUrl: string): Promise<Uint8Array> {
  const response = await fetch(new URL(url, apiUrl), {
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  })
  const length = Number(response.headers.get('content-length') ?? 0)
  if (!response.ok || length > limits.upload) {
    await response.body?.cancel()
    throw new Error(`The logo ${url} cannot be had: status ${response.status}, ${length} bytes`)
  }
  return new Uint8Array(await response.arrayBuffer())
}
