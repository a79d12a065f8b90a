import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'
import { inAllLanguages } from '../reading/localised.ts'
import { seedFolder } from '../reading/seedFolder.ts'

const pictures = join(seedFolder, 'pictures')

/** Drawings made once, with Open Peeps (CC0) for people. The site shows some of the scenes too. */
const folders = {
  scenes: dirname(fileURLToPath(import.meta.resolve('@sira/cloth/scenes/classe.svg'))),
  portraits: join(pictures, 'portraits'),
  covers: join(pictures, 'covers'),
  payments: join(pictures, 'payments'),
} as const

export type DrawingKind = keyof typeof folders

/** The scenes of the demo content, each in words for who cannot see it. */
export const sceneDescriptions = jsonFile(
  'pictures/scenes.json',
  z.record(z.string(), inAllLanguages),
)

/** The path of a drawing. */
export function drawingFile(kind: DrawingKind, name: string): string {
  return join(folders[kind], `${name}.svg`)
}

/** A field that names a drawing of that kind; of the scenes, one that is described. */
export function drawingOf(kind: DrawingKind) {
  if (kind === 'scenes') return z.enum(Object.keys(sceneDescriptions))
  return z.enum(readdirSync(folders[kind]).map((file) => basename(file, '.svg')))
}
