import { StoreFailure } from './storeFailure.ts'

/** Milliseconds: for a question, and for a file of ten megabytes on its way over a slow line. */
export const patience = { question: 5000, file: 25_000 } as const

/** What the store says within the time; a {@link StoreFailure} where it says nothing, or no. */
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

/** The same, where that there is none is an answer too. */
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

/** A HEAD has no body to name what is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
