import type { TariffCode } from './tariffs.ts'

/** The services that work on a paper of the customer, by the name of its file (product 9). */
export const reviewedPapers = {
  cv: 'cv_professionnel',
  lettre: 'lettre_motivation',
} as const satisfies Readonly<Record<string, TariffCode>>

export type ReviewedPaper = keyof typeof reviewedPapers

export const reviewedPaperNames = Object.keys(reviewedPapers) as readonly ReviewedPaper[]

interface OrderedLine {
  code?: string | null | undefined
}

/** The papers that an order is about; none of most orders. Free of zod, because pages read it too. */
export function papersOf(lines: readonly OrderedLine[]): ReviewedPaper[] {
  return reviewedPaperNames.filter((name) =>
    lines.some(({ code }) => code === reviewedPapers[name]),
  )
}
