import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Rolldown } from 'vite'
import { bareImports } from './bareImports.ts'
import { fileOfSite, islandFiles, sharedFile } from './islandFiles.ts'
import { preactForReact } from './preactForReact.ts'

const measureFile = 'src/browser/speed/measureSpeed.ts'
const wakeFile = 'src/browser/wake/wakeIslands.ts'
const posterFile = 'src/browser/poster/showPoster.ts'
const clothFile = 'src/browser/poster/shareCloth.ts'

/**
 * Builds what pages load by themselves: the islands and what measures, at addresses with their
 * hash, and the service worker, at one without. Astro would put a script that loads another one
 * into a file of its own, asked for on every page; so the addresses are written into the small
 * ones instead.
 */
export function browserScripts(): AstroIntegration {
  let files: Rolldown.OutputChunk[] = []
  return {
    name: 'browser-scripts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        let addresses = sources()
        if (command === 'build') {
          const islands = await islandScripts()
          const papers = await paperScripts()
          const known = definitions(addressesOf([...islands, ...papers]))
          const pages = [...islands, ...(await wakeScript(known)), ...(await measureScript())]
          const onRequest = [...papers, ...(await posterScript()), ...(await clothScript())]
          addresses = addressesOf([...pages, ...onRequest])
          const worker = await serviceWorker({ ...known, ...formFiles(pages) })
          files = [...pages, ...onRequest, ...worker]
        }
        updateConfig({ vite: { define: definitions(addresses), plugins: [preactForReact()] } })
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

type Addresses = Readonly<Record<string, string>>
/** Values in the code, as JSON. */
type Definitions = Readonly<Record<string, string>>

/** While the site is written: the sources, which Vite makes scripts of. */
function sources(): Addresses {
  const shared = { shared: sharedFile, papers: sharedFile }
  const files = {
    ...islandFiles(),
    ...shared,
    mesures: measureFile,
    reveil: wakeFile,
    affiche: posterFile,
    pagne: clothFile,
  }
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `/${file}`]))
}

function addressesOf(chunks: readonly Rolldown.OutputChunk[]): Addresses {
  const named = chunks.filter(({ name, isEntry }) => isEntry || /^(?:shared|papers)$/.test(name))
  return Object.fromEntries(named.map(({ name, fileName }) => [name, `/${fileName}`]))
}

/** The scripts that are no islands, by the name of their file. */
const constants: Readonly<Record<string, string>> = {
  mesures: 'MEASURE_SCRIPT',
  reveil: 'WAKE_SCRIPT',
  affiche: 'POSTER_SCRIPT',
  pagne: 'CLOTH_SCRIPT',
}

function definitions(addresses: Addresses): Definitions {
  const named = Object.entries(addresses).map(([name, address]) => [
    constants[name] ?? `ISLANDS.${name}`,
    JSON.stringify(address),
  ])
  return Object.fromEntries(named)
}

function islandScripts(): Promise<Rolldown.OutputChunk[]> {
  return bundle(islandsWhere(false), {
    ...hashed,
    codeSplitting: {
      groups: [
        // Needed by islands that no form has a part of, too.
        {
          name: 'shared',
          test: /\/preact\/|\/islands\/(?:hydrated\.tsx|reactByPreact\.ts)$|\/contract\/src\/locales|\/forms\/newKey/,
        },
        // In one file, which compresses best: all that a form shares with those asked for by themselves.
        {
          name: 'sending',
          test: /\/site\/src\/(?:browser\/(?:forms|outbox)|forms\/(?!\w+\.island))|\/contract\/src\/(?:formRoutes|forms\/(?:email|envelope|formWords|messageForm|newsletter|readForm)\.ts)/,
        },
        // The newsletter, on every page, has none of them.
        {
          name: 'fields',
          test: /\/contract\/src\/(?:dialCodes|services|forms\/(?:fieldRules|formFields|nationalZero|phone)\.ts)/,
        },
      ],
    },
  })
}

/**
 * The builders of papers bring more than all the others: they are made by themselves, with what they
 * share in one file of their own, so that nothing of theirs stands between a form and its island.
 */
function paperScripts(): Promise<Rolldown.OutputChunk[]> {
  const codeSplitting = { groups: [{ name: 'papers', minShareCount: 2 }] }
  return bundle(islandsWhere(true), { ...hashed, codeSplitting })
}

function islandsWhere(ofPapers: boolean): Record<string, string> {
  const all = Object.entries(islandFiles())
  return Object.fromEntries(all.filter(([, file]) => file.includes('features/cv/') === ofPapers))
}

function measureScript(): Promise<Rolldown.OutputChunk[]> {
  return bundle({ mesures: measureFile }, hashed)
}

function posterScript(): Promise<Rolldown.OutputChunk[]> {
  return bundle({ affiche: posterFile }, hashed)
}

function clothScript(): Promise<Rolldown.OutputChunk[]> {
  return bundle({ pagne: clothFile }, hashed)
}

/** `known`: the addresses of the islands, which wake by it. */
function wakeScript(known: Definitions): Promise<Rolldown.OutputChunk[]> {
  return bundle({ reveil: wakeFile }, hashed, known)
}

function serviceWorker(known: Definitions): Promise<Rolldown.OutputChunk[]> {
  return bundle(
    { sw: 'src/browser/serviceWorker.ts' },
    { entryFileNames: '[name].js', format: 'iife' },
    known,
  )
}

/** Islands that no form has a part of. */
const beside = ['CourierPage', 'SavedList', 'SearchSuggestions', 'mesures']

/** Kept by the worker: at most 35 kB compressed. */
function formFiles(chunks: readonly Rolldown.OutputChunk[]): Definitions {
  const needed = chunks.filter(({ name }) => !beside.includes(name))
  return { FORM_FILES: JSON.stringify(needed.map(({ fileName }) => `/${fileName}`)) }
}

const hashed = {
  entryFileNames: '_astro/[name].[hash].js',
  chunkFileNames: '_astro/[name].[hash].js',
}

async function bundle(
  files: Readonly<Record<string, string>>,
  output: Rolldown.OutputOptions,
  known: Definitions = {},
): Promise<Rolldown.OutputChunk[]> {
  const input = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, fileOfSite(file)]),
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [preactForReact(), bareImports()],
    define: { 'process.env.NODE_ENV': '"production"', ...known },
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
