import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Rolldown } from 'vite'

const source = (name: string) => fileURLToPath(new URL(`./src/browser/${name}`, import.meta.url))

/**
 * Builds what pages load by themselves: the script of the forms, at an address with its hash, and
 * the service worker, at one without. Astro would put a script that loads another one into a file
 * of its own, asked for on every page; so this address is written into the small one instead.
 */
export function browserScripts(): AstroIntegration {
  let files: Rolldown.OutputChunk[] = []
  return {
    name: 'browser-scripts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        let scripts = {
          FORMS_SCRIPT: '/src/browser/forms/liveForm.ts',
          MEASURE_SCRIPT: '/src/browser/speed/measureSpeed.ts',
        }
        if (command === 'build') {
          const forms = await formScripts()
          const measure = await measureScript()
          files = [...forms, ...measure, ...(await serviceWorker())]
          scripts = { FORMS_SCRIPT: addressIn(forms), MEASURE_SCRIPT: addressIn(measure) }
        }
        const define = Object.entries(scripts).map(([name, url]) => [name, JSON.stringify(url)])
        updateConfig({ vite: { define: Object.fromEntries(define) } })
      },
      'astro:build:done': async ({ dir }) => {
        for (const { fileName, code } of files) {
          const file = fileURLToPath(new URL(fileName, dir))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, code)
        }
      },
    },
  }
}

function formScripts(): Promise<Rolldown.OutputChunk[]> {
  return bundle(source('forms/liveForm.ts'), {
    entryFileNames: '_astro/formulaires.[hash].js',
    chunkFileNames: '_astro/[name].[hash].js',
  })
}

function measureScript(): Promise<Rolldown.OutputChunk[]> {
  return bundle(source('speed/measureSpeed.ts'), { entryFileNames: '_astro/mesures.[hash].js' })
}

function addressIn(chunks: readonly Rolldown.OutputChunk[]): string {
  return `/${chunks.find(({ isEntry }) => isEntry)?.fileName}`
}

function serviceWorker(): Promise<Rolldown.OutputChunk[]> {
  return bundle(source('serviceWorker.ts'), { entryFileNames: 'sw.js', format: 'iife' })
}

async function bundle(
  input: string,
  output: Rolldown.OutputOptions,
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input, output, preserveEntrySignatures: 'strict' },
    },
  })
  const [{ output: made = [] } = {}] = [built].flat() as Rolldown.RolldownOutput[]
  return made.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}
