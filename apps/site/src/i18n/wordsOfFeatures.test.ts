import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../features')
const sources = globSync('*/**/*.{ts,tsx}', { cwd: folder }).filter(
  (path) => !/\.test\.tsx?$|\/words\//.test(path),
)
const featureOf = (path: string) => path.split('/', 1)[0]

/** The parts of the dictionary, each with the feature that wrote it. */
async function wordsOfFeatures(): Promise<Map<string, string | undefined>> {
  const owners = new Map<string, string | undefined>()
  for (const path of globSync('*/words/fr/*.ts', { cwd: folder })) {
    const written: Record<string, object> = await import(join(folder, path))
    for (const part of Object.values(written).flatMap(Object.keys)) {
      owners.set(part, featureOf(path))
    }
  }
  return owners
}

it('No feature says the words of another one', async () => {
  const owners = await wordsOfFeatures()
  const borrowed = sources.flatMap((path) => {
    const source = readFileSync(join(folder, path), 'utf8')
    return [...source.matchAll(/\bwords\.(\w+)/g)]
      .filter(([, part = '']) => owners.has(part) && owners.get(part) !== featureOf(path))
      .map(([said]) => `${path}: ${said}`)
  })
  expect(borrowed).toEqual([])
})
