import type { Plugin } from 'vite'
import { fileOfSite } from './islandFiles.ts'

/** Ours, and not `preact/compat`: it holds what our components ask for, and nothing besides. */
const asked = fileOfSite('src/islands/reactByPreact.ts')

const preact: Readonly<Record<string, string>> = {
  react: asked,
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react-dom': asked,
  'react-dom/client': asked,
}

const loaded = ['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime']

/**
 * The browser gets Preact where the components say React: a ninth of the bytes (decision 33). The
 * server keeps React.
 */
export function preactForReact(): Plugin {
  return {
    name: 'preact-for-react',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configEnvironment: (name) => (name === 'client' ? { optimizeDeps: { include: loaded } } : null),
    resolveId(source, importer, options) {
      const name = preact[source]
      return name === undefined ? null : this.resolve(name, importer, options)
    },
  }
}
