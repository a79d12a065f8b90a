import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(resolve(root, 'docs/payload.md'), 'utf8')
const importMap = 'apps/cms/src/app/(payload)/admin/importMap.js'

test('docs/payload.md says why each component that hangs in Payload is there', () => {
  const map = readFileSync(resolve(root, importMap), 'utf8')
  const components = [...map.matchAll(/^import \{ (\w+) as /gm)].map(([, name = '']) => name)
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('docs/payload.md names each file that mends what a version of Payload does', () => {
  const noted = execFileSync(
    'git',
    [
      'grep',
      '-lE',
      'Payload.*\\b3\\.[0-9]{2}|\\(3\\.[0-9]{2}|seen in 3\\.[0-9]{2}',
      '--',
      'apps/cms/src',
      'apps/cms/server',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  const files = noted.split('\n').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((path) => !page.includes(path.replace(/^apps\/cms\/(src\/)?/, '')))).toEqual(
    [],
  )
})
