import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const written = listed
  .split('\n')
  .filter((path) => /\.(ts|tsx|astro|mjs|css|md)$/.test(path))
  .filter((path) => !/^(seed|node_modules)\//.test(path) && !import.meta.filename.endsWith(path))

/** What stands in another place than this repository; those of others say whose they are. */
const elsewhere = /(?<![\w/-], )\b(?:issue #?|spec(?:ification)? )\d|\bbusiness(?:\.md\b|, )/i
const words = /apps\/site\/src\/.*\/words\//

test('nothing is cited that is not in the repository', () => {
  const faults = written
    .filter((path) => !words.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) => (elsewhere.test(line) ? `${path}:${at + 1}: ${line.trim()}` : [])),
    )
  expect(faults, 'cite docs/product.md (`product 2.10`) or a decision').toEqual([])
})

test('each number of the product that is cited stands in docs/product.md', () => {
  const headings = read('docs/product.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)[. ]/gm)
  const there = new Set(Array.from(headings, ([, number]) => number))
  expect(there.size).toBeGreaterThan(40)
  const faults = written.flatMap((path) =>
    [...read(path).matchAll(/\bproduct (\d+(?:\.\d+)?)/g)].flatMap(([cited, number]) =>
      there.has(number) ? [] : `${path}: ${cited}`,
    ),
  )
  expect(faults).toEqual([])
})

/** Named before the rule: each goes when its files are next touched. */
const olderRooms = new Set(
  'choosing drawing saving rendering counting reading pasting migrating waiting tracing linking entering missing following polling encoding moving closing returning selling outgoing filling'.split(
    ' ',
  ),
)

test('no further room is called by what is done in it', () => {
  const rooms = listed
    .split('\n')
    .flatMap((path) => path.split('/').slice(0, -1))
    .filter((room) => /^[a-z]+ing$/.test(room) && !olderRooms.has(room))
  expect([...new Set(rooms)], 'call a folder by what is in it').toEqual([])
})
