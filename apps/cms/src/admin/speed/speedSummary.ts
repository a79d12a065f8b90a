import { createHmac } from 'node:crypto'
import { type SpeedSummary, speedSummaryPath } from '@sira/contract/speedMetrics'
import { signatureHeader } from '@sira/contract/wire/invalidation'

const answerTimeMs = 3000

/** The percentiles that the site keeps; `undefined` while it cannot be asked. */
export async function readSpeedSummary(siteUrl: string): Promise<SpeedSummary[] | undefined> {
  const secret = process.env.INVALIDATION_SECRET
  if (!secret) return undefined
  const body = JSON.stringify({ at: new Date().toISOString() })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  try {
    const response = await fetch(`${siteUrl}${speedSummaryPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: `sha256=${signature}` },
      body,
      signal: AbortSignal.timeout(answerTimeMs),
    })
    return response.ok ? ((await response.json()) as SpeedSummary[]) : undefined
  } catch {
    return undefined
  }
}
