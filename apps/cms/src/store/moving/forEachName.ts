/** Each waits for a store, with its file in memory. */
const atOnce = 4

/**
 * Acts on each name, a few at a time. After a failure nothing new is begun; the failure is thrown
 * once all begun acts are over.
 */
export async function forEachName(
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<void> {
  const left = [...names].reverse()
  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      try {
        await act(name)
      } catch (error) {
        left.length = 0
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
