import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { colours } from '@sira/cloth/colours'
import { countryFaces } from '@sira/cloth/countryFaces'
import { drawableText } from './drawableText.ts'

const fontFiles = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  '@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf',
  ...Object.values(countryFaces),
]
/** Drawings that the compiler remembers: of the paper before, for the same person often asks twice. */
const remembered = 2

/** The path of the company’s logo for `paper.typ`: no file of the disk. */
const logoFile = join(import.meta.dirname, 'logo.png')

let compiler: Promise<NodeCompiler> | undefined

/** Our templates of this folder; each reads its data from the input `paper`. */
type Template =
  | 'paper.typ'
  | 'cv.typ'
  | 'letter.typ'
  | 'attestation.typ'
  | 'attendance.typ'
  | 'convocation.typ'
  | 'programme.typ'

/** The page as PDF/A, which opens in twenty years as today: what proves a payment is kept. */
export async function drawPage(
  template: Template,
  content: object,
  logo?: Buffer,
): Promise<Buffer> {
  compiler ??= openCompiler()
  const typst = await compiler
  const data = { ...content, colours: { laterite: colours.laterite, night: colours.indigoNuit } }
  const inputs = { paper: JSON.stringify(data, (_name, value) => drawableIn(value)) }
  // Nothing waits between here and the end: no other page sees this picture.
  if (logo) typst.mapShadow(logoFile, logo)
  const page = { mainFilePath: join(import.meta.dirname, template), inputs }
  try {
    return typst.pdf(page, { pdfStandard: 'a-2a' })
  } catch {
    // A sign that our letters lack has no place in PDF/A: a paper with a gap is better than none.
    return typst.pdf(page)
  } finally {
    if (logo) typst.unmapShadow(logoFile)
    typst.evictCache(remembered)
  }
}

function drawableIn(value: unknown): unknown {
  return typeof value === 'string' ? drawableText(value) : value
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
