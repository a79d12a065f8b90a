import { type SpeedSummary, speedSummaryPath } from '@sira/contract/speedMetrics'
import { signedCall } from '@sira/host/signedCall'

const answerTimeMs = 3000

/** The percentiles that the site keeps; `undefined` while it cannot be asked. */
export async function readSpeedSummary(siteUrl: string): Promise<SpeedSummary[] | undefined> {
  const secret = process.env.INVALIDATION_SECRET
  if (!secret) return undefined
  try {
    const response = await fetch(`${siteUrl}${speedSummaryPath}`, {
      ...signedCall({}, secret, new Date()),
      signal: AbortSignal.timeout(answerTimeMs),
    })
    return response.ok ? ((await response.json()) as SpeedSummary[]) : undefined
  } catch {
    return undefined
  }
}
