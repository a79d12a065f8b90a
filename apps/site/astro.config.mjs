import { locales, localisedPath } from '@sira/contract/locales'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { browserScripts } from './build/browserScripts.ts'
import { compressedFiles } from './build/compressedFiles.ts'
import { contentPolicy } from './build/contentPolicy.ts'
import { hostAdapter } from './build/hostAdapter.ts'
import { lightFonts } from './build/lightFonts.ts'

export default defineConfig({
  output: 'server',
  adapter: hostAdapter(),
  integrations: [
    browserScripts(),
    lightFonts(),
    // Last: it compresses what those before it wrote.
    compressedFiles(),
  ],
  cache: {
    provider: { entrypoint: new URL('./src/page-cache/headerCacheProvider.ts', import.meta.url) },
  },
  // The host has moved such visitors on (pageAddress.ts): one page, one address.
  trailingSlash: 'never',
  redirects: inEachLanguage({
    // Links seen in the specification (2.1) that lead to their evident screens.
    '/services/strategie-marketing-digitale': '/digital/strategie-marketing-digital',
    '/services/jobs': '/nos-offres-emplois',
    '/services/transformation-digitale': '/digital/transformation-digitale',
  }),
  build: { inlineStylesheets: 'always' },
  // Pictures are sized at upload. The service that passes through keeps sharp out of the build.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  devToolbar: { enabled: false },
  prefetch: false,
  session: false,
  markdown: { syntaxHighlight: false },
  security: {
    // The host checks the origin itself: behind a proxy that ends TLS, Astro would compare
    // the visitor's https origin with its own http address and refuse every form.
    checkOrigin: false,
    csp: {
      // The one style sheet of NoCrossFade.astro.
      styleDirective: { hashes: ['sha256-wJnAP2ASsyXiX1wBE3XL13sSs/sfVRtumZdh4K8rKUA='] },
      directives: [...contentPolicy],
    },
  },
  vite: { plugins: [tailwindcss()] },
})

/** The page that stands for all addresses of a language meets no redirection. */
function inEachLanguage(links) {
  return Object.fromEntries(
    locales.flatMap(({ code }) =>
      Object.entries(links).map((link) => link.map((path) => localisedPath(path, code))),
    ),
  )
}
