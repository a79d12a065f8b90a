import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../product/settings.ts'
import { counted } from './edit.ts'
import { newDossier } from './newDossier.ts'
import { newFields } from './newFields.ts'
import { newForm } from './newForm.ts'
import { newType } from './newType.ts'

const things = [newType, newForm, newDossier, ...newFields]

test.each(things)('A new $what imports files that are there', ({ edits }) => {
  const own = new Set(edits.map(({ file }) => file))
  const missing = edits.flatMap(({ file, text }) =>
    [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, to = '']) => join(dirname(file), to))
      .filter((to) => !own.has(to) && !existsSync(join(root, to))),
  )
  expect(missing).toEqual([])
})

/** `npm run count:touched` takes minutes; that it can still begin is seen with every test. */
test.each(things)('A new $what is written behind lines that are there', (thing) => {
  const { edits, atMost } = thing
  const moved = edits.filter(({ file, after }) => {
    if (after === undefined) return false
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return !lines.some((line) => line.startsWith(after))
  })
  expect(moved).toEqual([])
  expect(counted(thing)).toBeLessThanOrEqual(atMost)
})
