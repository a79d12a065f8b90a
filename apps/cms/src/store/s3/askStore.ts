import { StoreFailure } from './storeFailure.ts'

/** Milliseconds for a question, and for a file of ten megabytes over a slow network. */
export const patience = { question: 5000, file: 25_000 } as const

/**
 * Asks the store, with a time limit. Throws a {@link StoreFailure} where it does not answer, or
 * refuses.
 */
export async function askStore<Said>(
  milliseconds: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<Said>,
): Promise<Said> {
  try {
    return await ask({ abortSignal: AbortSignal.timeout(milliseconds) })
  } catch (error) {
    throw new StoreFailure(error)
  }
}

/** Does the same, but gives undefined for a missing object. */
export function askForOne<Said>(
  milliseconds: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<Said>,
): Promise<Said | undefined> {
  return askStore(milliseconds, async (options) => {
    try {
      return await ask(options)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  })
}

/** Whether the object is missing. A HEAD has no body, and its error another name. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
