import type { Plugin } from 'vite'

/**
 * A part of an island that is loaded later is one file and has no styles: it needs nothing of what
 * Vite puts around every `import()`, which would be half a kilobyte in the forms of every page.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load()'
        : null
    },
  }
}
