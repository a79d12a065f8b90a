import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from '../../packages/cloth/src/colours.ts'
import { markFile } from '../../packages/cloth/src/mark.ts'
import { defaultSettings } from '../../packages/contract/src/records/settings.ts'

/** Checks that each fact is written in one place, but for the copies that cannot be avoided. */
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'scripts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(ts|tsx|astro|mjs|css|svg)$/.test(path))
  .filter((path) => !/\.test\.|\/test\/|migrations\/|cloth\/scenes\//.test(path))

const texts = new Map(files.map((path) => [path, read(path).toLowerCase()]))
const holding = (text: string) => files.filter((path) => texts.get(path)?.includes(text))

const styleSheets: Readonly<Record<string, string>> = {
  'apps/site/src/styles/site.css': '--color-',
  'apps/cms/src/app/(payload)/styles/tokens.css': '--',
}
const icon = 'apps/site/public/favicon.svg'

test.each(Object.entries(colours))('the colour %s stands in one place', (_name, value) => {
  const copies = new Set([...Object.keys(styleSheets), icon])
  expect(holding(value).filter((path) => !copies.has(path))).toEqual([
    'packages/cloth/src/colours.ts',
  ])
})

test.each(Object.entries(styleSheets))('the colours of %s are those', (path, prefix) => {
  const css = read(path)
  const given = Object.entries(colours).flatMap(([name, value]) => {
    const variable = `${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const all = [...css.matchAll(new RegExp(`^ {2}${variable}: (#\\w+);`, 'gm'))]
    return all.map(([, written]) => ({ variable, written, value }))
  })
  expect(given.length).toBeGreaterThan(5)
  for (const { variable, written, value } of given)
    expect({ [variable]: written }).toEqual({ [variable]: value })
})

test('by day every colour that has one for the night is what it is', () => {
  const css = read('apps/site/src/styles/site.css')
  const twice = [...css.matchAll(/(--color-[\w-]+): light-dark\((#\w+), #\w+\);/g)]
  expect(twice.length).toBeGreaterThan(10)
  for (const [, token, day] of twice) expect(css).toContain(`\n  ${token}: ${day};\n`)
})

test('the picture of the tab is the mark', () => {
  expect(read(icon)).toBe(`${markFile()}\n`)
})

test('the folder of what is kept stands in one place', () => {
  expect(holding("'var'").concat(holding('}var`'))).toEqual([
    'packages/host/src/defaultAddresses.ts',
  ])
})

test('what LOG_LEVEL may be stands in one place', () => {
  expect(holding("'fatal'")).toEqual(['packages/host/src/settingRules.ts'])
})

test('the site reads its settings where it starts, and nowhere else', () => {
  const reading = holding('process.env').filter((path) => /^apps\/site\/s/.test(path))
  expect(reading.sort()).toEqual([
    'apps/site/server/development/main.ts',
    'apps/site/server/main.ts',
  ])
})

/** Too short a word, as the name of the product, stands in many texts that mean something else. */
const telling = Object.entries(defaultSettings).filter(
  ([, value]) => typeof value === 'string' && value.length >= 7,
)
test.each(telling)('the default of the setting %s stands in one place', (_name, value) => {
  const places = holding(String(value).toLowerCase().split('\n')[0] ?? '')
  expect(places.filter((path) => !path.startsWith('packages/contract/src/'))).toEqual([])
  expect(places.length).toBeLessThanOrEqual(1)
})

test.each([
  [
    'the languages of the site',
    /\(en\|ar\)|'en',\s*'ar'|code: '(fr|en|ar)'/,
    ['packages/contract/src/locales.ts'],
  ],
  ['the levels of a training', /'intermediaire'/, ['packages/contract/src/records/training.ts']],
  ['the form of a link in a letter', /\{43\}/, ['packages/contract/src/subscriptionLinks.ts']],
  ['the port of the back office, which follows the site’s', /(?<!\d)3001(?!\d)/, []],
  [
    'where a program of this machine is found',
    /`http:\/\/(?:127\.0\.0\.1|localhost):\$\{/,
    ['packages/host/src/defaultAddresses.ts'],
  ],
  ['the largest file', /10 \* 1024 \* 1024|\b10\sMo\b/, ['packages/contract/src/limits.ts']],
  ['the shortest password', /\b10\scaractères/, []],
  ['the clock of Ouagadougou', /Africa\/Ouagadougou/, ['packages/contract/src/writtenDates.ts']],
  [
    'a problem above a form of staff',
    /className="sira-problem"/,
    ['apps/cms/src/admin/dialog/Problem.tsx'],
  ],
  ['the envelope of a refusal', /data: null,\s*error/, ['packages/contract/src/wire/errors.ts']],
  ['what only reads', /'HEAD', 'OPTIONS'/, ['packages/host/src/readingMethods.ts']],
] as const)('%s: written in one place', (_fact, form, places) => {
  const holding = files.filter(
    (path) => !/payload-types|\/seed\//.test(path) && form.test(read(path)),
  )
  expect(holding).toEqual(places)
})
