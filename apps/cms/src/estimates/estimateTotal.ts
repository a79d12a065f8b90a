interface Line {
  quantite: number
  prix: number
}

export function lineAmount({ quantite, prix }: Line): number {
  return quantite * prix
}

/** Whole francs, counted by us alone. */
export function estimateTotal(lines: readonly Line[] | null | undefined): number {
  return (lines ?? []).reduce((sum, line) => sum + lineAmount(line), 0)
}
