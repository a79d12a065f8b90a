import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'

const root = resolve(import.meta.dirname, '../..')
const folders = ['apps/site/src', 'packages/contract/src']
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|astro|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))

/** Sides of a page that is read from the left; Arabic is read from the other one. */
const physicalCss =
  /(?<![\w-])((margin|padding|border)-(left|right)|(left|right)\s*:|float:\s*(left|right)|text-align:\s*(left|right))/
const physicalClass =
  /["'\s`](-?(ml|mr|pl|pr|left|right)-[\w[]|text-(left|right)\b|border-[lr]\b|border-[lr]-|rounded-([lr]|[tb][lr])\b|rounded-([lr]|[tb][lr])-|float-(left|right))/

describe('A site that is read from both sides', () => {
  test('has no physical side in its styles', () => {
    const wrong = sources
      .filter(({ path }) => path.endsWith('.css'))
      .filter(({ text }) => physicalCss.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('has no physical side in its classes', () => {
    const wrong = sources
      .filter(({ path }) => /\.(tsx|astro)$/.test(path))
      .filter(({ text }) => physicalClass.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('The dictionaries', () => {
  const code = sources
    .filter(({ path }) => !/\/(i18n|words)\//.test(path))
    .map(({ text }) => text)
    .join('\n')

  /** Shown one after the other, whatever their names. */
  const rows: readonly string[] = ['buttons']

  /** Names of the keys that lead to a text; rows of a list and facts of a language have none. */
  function keysOf(value: unknown): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      rows.includes(key) ? [key] : [key, ...keysOf(inner)],
    )
  }

  test('have no key that nothing uses', () => {
    const { routes: _routes, serviceNames: _names, ...words } = dictionaryOf('fr')
    const unused = [...new Set(keysOf(words))].filter(
      (key) => !new RegExp(`(?<![\\w$])${key}(?![\\w$])`).test(code),
    )
    expect(unused).toEqual([])
  })

  test('have the same lists in each language', () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
          : typeof value
    for (const locale of ['en', 'ar'] as const) {
      expect(shape(dictionaryOf(locale)), locale).toEqual(shape(dictionaryOf('fr')))
    }
  })
})
