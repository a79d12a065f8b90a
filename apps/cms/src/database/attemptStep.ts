import type { Payload } from 'payload'

/** One step of work that goes on by itself: where it fails that is logged, and the next one is done. */
export async function attemptStep(
  payload: Payload,
  step: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    const count = await work()
    if (typeof count === 'number' && count > 0) payload.logger.info({ step, count }, 'étape faite')
  } catch (error) {
    payload.logger.error({ err: error, step }, 'une étape a échoué ; elle sera tentée de nouveau')
  }
}
