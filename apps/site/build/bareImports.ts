import type { Plugin } from 'vite'

/**
 * A part of an island that is loaded later is one file and has no styles: it needs nothing of what
 * Vite puts around every `import()`, which would be half a kilobyte in the forms of every page. Nor
 * is the version of Workbox, which its parts note for its own tools, read by anybody.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('vite/preload-helper.js')) {
        return 'export const __vitePreload = (load) => load()'
      }
      return /\/workbox-[\w-]+\/_version\.m?js$/.test(id) ? 'export {}' : null
    },
  }
}
