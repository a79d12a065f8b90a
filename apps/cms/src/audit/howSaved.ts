import type { PayloadRequest } from 'payload'

/** How something was saved other than by a press, as its line begins. */
const ways = { planned: 'au moment prévu', autosaved: 'gardé pendant l’écriture' } as const

export type HowSaved = keyof typeof ways

/** Between the parts of what a line says beside its act. */
export const detailMark = ' · '

/** What the line of this request begins with, from what the request says of itself. */
export function howSaved({ context }: Pick<PayloadRequest, 'context'>): string {
  if (context.planned) return ways.planned
  return context.autosaved ? ways.autosaved : ''
}

/** The same, read again; with what is left of the line. */
export function readDetails(details: string): { how: HowSaved | undefined; rest: string } {
  const [first, ...rest] = details.split(detailMark)
  const how = (['planned', 'autosaved'] as const).find((way) => ways[way] === first)
  return { how, rest: how === undefined ? details : rest.join(detailMark) }
}
