import type { ContentChanges } from './contentChanges.ts'

/** Of a server that tells nothing, everything may have changed: it is looked at anew so often. */
export const lookedAnewMs = 4 * 60_000

/**
 * Takes everything for changed every few minutes, beside what webhooks say: for a Strapi, which has
 * no log of changes to ask for. Gives the way to stop.
 */
export function lookAnew(
  changes: Pick<ContentChanges, 'tell' | 'listening'>,
  every = lookedAnewMs,
): () => void {
  // Questions that pages share are kept for seconds (rememberedQuestion.ts): no news is needed.
  changes.listening(true)
  const timer = setInterval(() => changes.tell('everything'), every).unref()
  return () => clearInterval(timer)
}
