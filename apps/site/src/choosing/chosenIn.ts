type Value = string | number

/** What an address selects; of a list, several values. */
export type Selection<Name extends string> = Readonly<
  Record<Name, Value | readonly Value[] | undefined>
>

/** One value that was chosen, and the selection without it. */
export interface Chosen<Name extends string, Selected> {
  criterion: Name
  value: string
  without: Selected
}

/** The chosen values of these criteria, in their order; each value of a list by itself. */
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
 * Whether the page of a list may be kept: one choice makes as many pages as there are choices, two
 * make their product, and what finds nothing may say anything; they would push other pages out of
 * the cache.
 */
export function isWorthKeeping(chosen: readonly unknown[], found: number): boolean {
  return chosen.length === 0 || (chosen.length === 1 && found > 0)
}
