import { watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `restart` a moment after files below `folders` have changed, if they concern the program
 * (paths from `root`). Node's own `--watch` would also see what Next compiles and loads, and
 * restart for ever.
 */
export function restartOnChange(
  root: string,
  folders: readonly string[],
  concern: (changed: readonly string[]) => boolean,
  restart: () => Promise<void>,
): void {
  const changed = new Set<string>()
  let soon: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      // The output of Next is no source, and neither are its own types.
      if (!name || name.includes('.next') || name.endsWith('.d.ts')) return
      changed.add(join(folder, name))
      clearTimeout(soon)
      soon = setTimeout(restartIfNeeded, 200)
    })
  }

  function restartIfNeeded(): void {
    const paths = [...changed]
    changed.clear()
    if (concern(paths)) void restart()
  }
}
