import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archivesIn } from './archives.ts'
import { requireArchive } from './requireArchive.ts'

const folder = mkdtempSync(join(tmpdir(), 'sira-copies-'))
const newest = join(folder, 'sira-2026-11-23T02-30-00Z.tar.gz')
beforeAll(() => writeFileSync(newest, 'no archive'))
afterAll(() => rmSync(folder, { recursive: true }))

it('takes a file', async () => {
  expect(() => requireArchive(newest, [])).not.toThrow()
})

it.each([
  ['that leads nowhere', join(folder, 'none.tar.gz'), /^Il n’y a pas de fichier /],
  ['below a file', join(newest, 'x'), /^Il n’y a pas de fichier /],
  ['of a folder', folder, /n’est pas un fichier/],
])('names the newest backup for a path %s', async (_what, path, sentence) => {
  const known = await archivesIn(folder)
  expect(() => requireArchive(path, known)).toThrow(sentence)
  expect(() => requireArchive(path, known)).toThrow(newest)
  expect(() => requireArchive(path, [])).toThrow('le chemin complet d’une sauvegarde')
})
