import { type SpeedSummary, speedSummaryPath } from '@sira/contract/speedMetrics'
import { signedJson } from '../../publication/announcing/signedCall.ts'

const answerTimeMs = 3000

/** The percentiles that the site keeps; `undefined` while it cannot be asked. */
export async function readSpeedSummary(siteUrl: string): Promise<SpeedSummary[] | undefined> {
  const secret = process.env.INVALIDATION_SECRET
  if (!secret) return undefined
  try {
    const response = await fetch(`${siteUrl}${speedSummaryPath}`, {
      method: 'POST',
      ...signedJson({ at: new Date().toISOString() }, secret),
      signal: AbortSignal.timeout(answerTimeMs),
    })
    return response.ok ? ((await response.json()) as SpeedSummary[]) : undefined
  } catch {
    return undefined
  }
}
