import type { Selection } from './chosenIn.ts'

interface List {
  route: string
  /** The element that holds the results: choosing leads there. */
  resultsId: string
}

/** Gives the address of a filtered list, at its results; parameters are sorted by name. */
export function choiceAddress<Name extends string>(
  { route, resultsId }: List,
  selection: Partial<Selection<Name>>,
  names: readonly Name[],
): string {
  const query = new URLSearchParams()
  for (const name of names) {
    for (const value of [selection[name] ?? []].flat()) query.append(name, String(value))
  }
  return `${route}${query.size > 0 ? `?${query}` : ''}#${resultsId}`
}
