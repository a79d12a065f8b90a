import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
/** A page may leave out `src`: `contract/routes.ts`. */
const places = new Set(tracked.flatMap((path) => [path, path.replace('/src/', '/')]))
const pages = tracked.filter((path) => /^(docs\/.*|README|STYLE)\.md$/.test(path))

/** Written in a page, and no file of ours: what is installed, made while running, or a bad example. */
const foreign = /^(node_modules|DATA_DIR|utils)\/|^@|^index\.ts$/

/** What stands in backticks and looks like a file or folder of the house. */
function namedIn(page: string): string[] {
  const text = readFileSync(resolve(root, page), 'utf8').replace(/```.*?```/gs, '')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  return quoted.filter(
    (name) => /^[\w@.[][\w.[\]{},<>*-]*(\/[\w.[\]{},<>*-]*)*$/.test(name) && looksLikeOurs(name),
  )
}

function looksLikeOurs(name: string): boolean {
  return (name.includes('/') || /\w\.(ts|tsx|astro)$/.test(name)) && !foreign.test(name)
}

/** `<type>` and `*` stand for any name, `{fr,en}` for each of these. */
function isThere(name: string): boolean {
  const form = name
    .replace(/\/$/, '')
    .replace(/[.[\]]/g, '\\$&')
    .replace(/<\w+>|\*/g, '[^/]+')
    .replace(/\{([^}]+)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)
  const wanted = new RegExp(`(^|/)${form}(/|$)`)
  return [...places].some((path) => wanted.test(path))
}

describe('every file and folder that a page names is there', () => {
  test.each(pages)('%s', (page) => {
    expect(namedIn(page).filter((name) => !isThere(name))).toEqual([])
  })

  test('those of the walks are many', () => {
    expect(namedIn('docs/architecture.md').length).toBeGreaterThan(20)
  })
})

test('each decision has a number of its own, in its name and its first line', () => {
  const decisions = tracked.filter((path) => /^docs\/decisions\/\d/.test(path))
  const numbers = decisions.map((path) => path.split('/').at(-1)?.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
  for (const [place, path] of decisions.entries()) {
    const [title = ''] = readFileSync(resolve(root, path), 'utf8').split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number(numbers[place])}\\.`))
  }
})
