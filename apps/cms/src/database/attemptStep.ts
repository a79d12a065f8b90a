import type { Payload } from 'payload'

/**
 * Runs one step of background work: a failure is logged, and the next step runs. After `ending` is
 * aborted no step begins. The database may close during a step; that failure is not logged.
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
