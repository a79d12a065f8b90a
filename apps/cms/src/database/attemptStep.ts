import type { Payload } from 'payload'

/**
 * One step of work that goes on by itself: where it fails that is logged, and the next one is done.
 * Once `ending` is aborted no more steps begin, and the database may close under one: that is no
 * failure to tell of.
 */
export async function attemptStep(
  { logger }: { logger: Pick<Payload['logger'], 'info' | 'error'> },
  step: string,
  work: () => Promise<unknown>,
  ending?: AbortSignal,
): Promise<void> {
  if (ending?.aborted) return
  try {
    const count = await work()
    if (typeof count === 'number' && count > 0) logger.info({ step, count }, 'étape faite')
  } catch (error) {
    if (ending?.aborted) return
    logger.error({ err: error, step }, 'une étape a échoué ; elle sera tentée de nouveau')
  }
}
