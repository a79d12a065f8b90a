import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const file = (path: string) => fileURLToPath(new URL(`../src/astro/${path}`, import.meta.url))

/**
 * Hands pages to our host as values, without a request and a response of Node between them, and has
 * them drawn by React alone.
 */
export function hostAdapter(): AstroIntegration {
  return {
    name: 'host-adapter',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer({ name: 'react', serverEntrypoint: file('reactServer.ts') })
        // The routes of `redirects` answer by themselves.
        updateConfig({ build: { redirects: false } })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'host-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: file('drawPage.ts'),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        })
      },
    },
  }
}
