import { watch } from 'node:fs'

/**
 * Calls `restart` a moment after a TypeScript file below `folders` has changed. Node's own
 * `--watch` would also see what Next compiles and loads, and restart for ever.
 */
export function restartOnChange(folders: readonly string[], restart: () => Promise<void>): void {
  let soon: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      // Components of the screens are replaced by Next itself; its own types are not sources.
      if (!name?.endsWith('.ts') || name.endsWith('.d.ts') || name.includes('.next')) return
      clearTimeout(soon)
      soon = setTimeout(() => void restart(), 200)
    })
  }
}
