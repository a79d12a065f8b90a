import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { colours } from '@sira/cloth/colours'
import type { Paper } from './paper.ts'

const fontFiles = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  '@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf',
]
const template = join(import.meta.dirname, 'paper.typ')
/** Drawings that the compiler remembers: of the paper before, for the same person often asks twice. */
const remembered = 2

let compiler: Promise<NodeCompiler> | undefined

/** The page as PDF/A, which opens in twenty years as today: what proves a payment is kept. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  compiler ??= openCompiler()
  const typst = await compiler
  const data = { ...paper, colours: { laterite: colours.laterite, night: colours.indigoNuit } }
  const drawn = typst.pdf(
    { mainFilePath: template, inputs: { paper: JSON.stringify(data) } },
    { pdfStandard: 'a-2a' },
  )
  typst.evictCache(remembered)
  return drawn
}

/** Loaded by the first paper: a start without one does without its 40 MB. */
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const { resolve } = createRequire(import.meta.url)
  return NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fontFiles.map((file) => resolve(file)) }],
  })
}
