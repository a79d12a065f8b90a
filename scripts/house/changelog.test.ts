import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { version } from '../../packages/host/src/version.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const months =
  'January February March April May June July August September October November December'

test('CHANGELOG.md begins with the version of package.json, and goes back in time', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (?:([\d.]+), )?(\d+) (\w+) (\d{4})$/gm)]
  expect(headings[0]?.[1]).toBe(version.version)
  const days = headings.map(([, , day, month = '', year]) =>
    Date.UTC(Number(year), months.split(' ').indexOf(month), Number(day)),
  )
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})

test('who upgrades is led to it', () => {
  expect(read('docs/how-to/upgrade.md')).toContain('(../../CHANGELOG.md)')
})
