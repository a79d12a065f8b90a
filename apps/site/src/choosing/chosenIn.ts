type Value = string | number

/** The values selected by an address; several for a list. */
export type Selection<Name extends string> = Readonly<
  Record<Name, Value | readonly Value[] | undefined>
>

/** A chosen value, and the selection without it. */
export interface Chosen<Name extends string, Selected> {
  criterion: Name
  value: string
  without: Selected
}

/** Gives the chosen values of these criteria in their order; each value of a list is one entry. */
export function chosenIn<Name extends string, Selected extends Selection<Name>>(
  selection: Selected,
  criteria: readonly Name[],
): Chosen<Name, Selected>[] {
  return criteria.flatMap((criterion) => {
    const chosen: Value | readonly Value[] | undefined = selection[criterion]
    const values = [chosen ?? []].flat()
    return values.map((value) => {
      const left = Array.isArray(chosen) ? values.filter((other) => other !== value) : undefined
      return { criterion, value: String(value), without: { ...selection, [criterion]: left } }
    })
  })
}

/**
 * Whether the page of a list may be cached. One choice makes as many pages as there are choices,
 * but two make their product, and an empty result may have any address: such pages would push
 * others out of the cache.
 */
export function isWorthKeeping(chosen: readonly unknown[], found: number): boolean {
  return chosen.length === 0 || (chosen.length === 1 && found > 0)
}
