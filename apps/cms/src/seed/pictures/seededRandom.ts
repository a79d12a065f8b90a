export interface Random {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  /** One of the values; the list must not be empty. */
  pick<T>(values: readonly [T, ...T[]]): T
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean
}

/** Numbers that look random and are always the same for the same seed (FNV-1a, then murmur's mixer). */
export function seededRandom(seed: string): Random {
  let state = 2_166_136_261
  for (const character of seed) {
    state = Math.imul(state ^ character.charCodeAt(0), 16_777_619)
  }
  function next(): number {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507)
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909)
    state ^= state >>> 16
    return (state >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (probability) => next() < probability,
  }
}
