import { onChange } from '../../src/publication/changes/changeListeners.ts'

/** The cache tags that are told from now on; `stop` gives them. */
export function changedTags(): { stop(): string[] } {
  const heard = new Set<string>()
  const end = onChange((changed) => {
    for (const tag of [changed].flat()) heard.add(tag)
  })
  return {
    stop() {
      end()
      return [...heard]
    },
  }
}
