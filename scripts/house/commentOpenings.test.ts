import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folders = ['apps', 'packages', 'scripts', 'bench', 'e2e']
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|astro|mjs|css)$/.test(path))

/** A block, lines of `//` below each other, or the end of a line of code. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^[ \t]*)\/\/.*(?:\n[ \t]*\/\/.*)*|(?<=\s)\/\/.*/gm
const riddle = /^(Who(ever|m|se)?|What(ever)?)\b[^.]*\b(is|are|has|have)\b/

/** Comments that open with a riddle instead of their subject: file, line and sentence. */
function riddlesOf(path: string, text: string): string[] {
  return [...text.matchAll(comment)].flatMap(({ 0: whole, index }) => {
    const words = whole.replace(/\*\/$|^[ \t]*(\/\*+|\*(?!\/)|\/\/)/gm, '').replace(/\s+/g, ' ')
    const line = text.slice(0, index).split('\n').length
    const [sentence = ''] = words.trim().split(/(?<=\.) /)
    return riddle.test(words.trim()) ? [`${path}:${line} ${sentence}`] : []
  })
}

test('a comment begins with the thing that it is about, not with “What is …” or “Who has …”', () => {
  const found = files.flatMap((path) => riddlesOf(path, readFileSync(resolve(root, path), 'utf8')))
  expect(found, 'name the subject first: « The sum due now », not « What is to be paid »').toEqual(
    [],
  )
})

test('a riddle is found in a block, in lines and behind code', () => {
  const slashes = '//'
  const text = [
    '/**',
    ' * What is kept. It stays.',
    ' */',
    `x() ${slashes} Whoever has it.`,
    `${slashes} Who`,
    `${slashes} is it`,
  ].join('\n')
  expect(riddlesOf('a.ts', text)).toEqual([
    'a.ts:1 What is kept.',
    'a.ts:4 Whoever has it.',
    'a.ts:5 Who is it',
  ])
})
