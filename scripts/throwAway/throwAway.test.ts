import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../product/settings.ts'
import { newFields } from './newFields.ts'
import { newForm } from './newForm.ts'
import { newType } from './newType.ts'

/** `npm run count:touched` takes minutes; that it can still begin is seen with every test. */
test.each([newType, newForm, ...newFields])(
  'A new $what is written behind lines that are there (issue 14)',
  ({ edits, atMost }) => {
    const moved = edits.filter(({ file, after }) => {
      if (after === undefined) return false
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return !lines.some((line) => line.startsWith(after))
    })
    expect(moved).toEqual([])
    expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(atMost)
  },
)
