import type { Challenge } from 'altcha-lib'

/** A phone that takes longer sends without proof; milliseconds. */
const patience = 20_000

/**
 * Solves the challenge for a key in the background and gives it as a header; undefined where it
 * could not be had: the form is sent all the same.
 */
export async function solvedProof(key: string): Promise<string | undefined> {
  try {
    const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      fetch(`/api/form-challenge?key=${key}`, { signal: AbortSignal.timeout(patience) }),
    ])
    const challenge = (await response.json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey, timeout: patience })
    return solution === null ? undefined : JSON.stringify({ challenge, solution })
  } catch {
    return undefined
  }
}
