import type { ContentChanges } from './contentChanges.ts'

/** A foreign server announces nothing, so everything counts as changed after this time. */
export const lookedAnewMs = 4 * 60_000

/**
 * Takes everything for changed every few minutes, besides the webhooks: a Strapi has no log of
 * changes to ask for. Gives a function that stops it.
 */
export function lookAnew(
  changes: Pick<ContentChanges, 'tell' | 'listening'>,
  every = lookedAnewMs,
): () => void {
  // Questions shared between pages are only kept for seconds (rememberedQuestion.ts), so they need
  // no announcement.
  changes.listening(true)
  const timer = setInterval(() => changes.tell('everything'), every).unref()
  return () => clearInterval(timer)
}
