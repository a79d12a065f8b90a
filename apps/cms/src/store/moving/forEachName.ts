/** At once: each waits for a store, and its file stands in memory meanwhile. */
const atOnce = 4

/** Does something for each name, a few at a time; the first failure is the end of it. */
export async function forEachName(
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<void> {
  const left = names.values()
  const work = async () => {
    for (const name of left) await act(name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
