import type { PayloadRequest } from 'payload'

/** The ways of saving without a press of the button, as their lines begin. */
const ways = { planned: 'au moment prévu', autosaved: 'gardé pendant l’écriture' } as const

export type HowSaved = keyof typeof ways

/** Separates the parts of a line's details. */
export const detailMark = ' · '

/** Gives the beginning of the line for this request. */
export function howSaved({ context }: Pick<PayloadRequest, 'context'>): string {
  if (context.planned) return ways.planned
  return context.autosaved ? ways.autosaved : ''
}

/** Reads it back, with the rest of the line. */
export function readDetails(details: string): { how: HowSaved | undefined; rest: string } {
  const [first, ...rest] = details.split(detailMark)
  const how = (['planned', 'autosaved'] as const).find((way) => ways[way] === first)
  return { how, rest: how === undefined ? details : rest.join(detailMark) }
}
