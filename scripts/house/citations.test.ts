import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

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

/** Settings of the servers beside us cite decisions too. */
const everyText = [
  ...written,
  ...listed.split('\n').filter((path) => /\.(json|yml|vcl|conf|typ|sh)$/.test(path)),
].filter((path) => path !== 'package-lock.json' && existsSync(resolve(root, path)))

/** References to another place than this repository; those to others say whose they are. */
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

describe('The decisions', () => {
  const pages = written.filter((path) => /^docs\/decisions\/\d/.test(path))
  const numbers = new Set(pages.map((path) => Number(path.split('/').at(-1)?.slice(0, 4))))

  test('are at most sixty: a further choice goes into the page of its kind', () => {
    expect(numbers.size).toBeGreaterThan(40)
    expect(pages.length).toBeLessThanOrEqual(60)
  })

  test('stand in their index, each in one line under its room', () => {
    const index = read('docs/decisions/README.md').matchAll(/^- \[(\d+)\]\((.+)\)\. (.+)$/gm)
    const lines = Array.from(index, ([, number, file, title]) => `${file}: # ${number}. ${title}`)
    const titles = pages.map((path) => `${path.split('/').at(-1)}: ${read(path).split('\n')[0]}`)
    expect(lines.sort()).toEqual(titles.sort())
  })

  test('are there wherever a number of one is cited', () => {
    const cited =
      /\bdecisions?(?: |\n[ */#]*)(\d+(?:(?:, | and )\d+)*)|decisions\/(\d{4})-|\]\((\d{4})-/gi
    const faults = everyText.flatMap((path) =>
      [...read(path).matchAll(cited)].flatMap(([found, ...lists]) =>
        (lists.join(' ').match(/\d+/g) ?? []).every((number) => numbers.has(Number(number)))
          ? []
          : `${path}: ${found}`,
      ),
    )
    expect(faults, 'docs/decisions/README.md says where a choice stands').toEqual([])
  })
})
