import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test('every file of the walks in docs/architecture.md is there', () => {
  const text = readFileSync(resolve(root, 'docs/architecture.md'), 'utf8')
  const named = [...text.matchAll(/`((?:apps|packages|scripts)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([])
})
