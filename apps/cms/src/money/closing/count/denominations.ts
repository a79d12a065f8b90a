/** Notes and coins of the CFA franc (BCEAO), the largest first; 500 is a note and a coin. */
export const denominations = [
  10_000, 5000, 2000, 1000, 500, 250, 200, 100, 50, 25, 10, 5, 1,
] as const

export type Denomination = (typeof denominations)[number]

/** How many of each kind. */
export type CountedPieces = Partial<Record<Denomination, number>>

/** The least of what exists as a note alone. */
const leastNote = 1000

export function denominationName(value: Denomination): string {
  const amount = value.toLocaleString('fr-FR')
  if (value >= leastNote) return `Billets de ${amount}`
  return value === 500 ? `Billets et pièces de ${amount}` : `Pièces de ${amount}`
}

/** The sum in FCFA. */
export function sumOfPieces(pieces: CountedPieces): number {
  return denominations.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0)
}
