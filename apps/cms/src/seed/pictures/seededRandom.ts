import { seededRandom as sequence } from '@sira/cloth/seededRandom'

export interface Random {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  /** One of the values; the list must not be empty. */
  pick<T>(values: readonly [T, ...T[]]): T
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
}

/** Choices that look random and are always the same for the same seed. */
export function seededRandom(seed: string): Random {
  const next = sequence(seed)
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (probability) => next() < probability,
  }
}
