import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The firm rules of the tree, from STYLE.md. */
const root = resolve(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(packages|apps|scripts|e2e|bench)\/.*\.(ts|tsx|astro)$/.test(path))
  .filter((path) => !/\/(migrations|fixtures|payload-types)/.test(path))
const code = sources.filter((path) => !isTest(path))
/** Texts, records and drawings: they say what, not how. */
const data =
  /\/(seed\/pictures|examples|i18n|features\/\w+\/words|legal|pageTexts\/\w+)\/|\/(searchSynonyms|serviceNames|cvWords|spokenLanguages)\.ts$/
const lines = new Map(sources.map((path) => [path, countLines(path)]))

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.spec\.ts$|^e2e\/|\/test\//.test(path)
}

function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8')
}

function countLines(path: string): number {
  return read(path).split('\n').length - 1
}

/** Lines with code: blank lines and comments are none, however long. */
function codeLines(paths: string[]): number {
  const comment = /^\s*(\/\/|\/?\*)/
  const inFile = (path: string) =>
    read(path)
      .split('\n')
      .filter((line) => line.trim() !== '' && !comment.test(line))
  return paths.reduce((sum, path) => sum + inFile(path).length, 0)
}

describe('The house rules (STYLE.md)', () => {
  const sizes = code.filter((path) => !data.test(path)).map((path) => lines.get(path) ?? 0)
  sizes.sort((a, b) => a - b)

  test('no file but data is longer than 300 lines', () => {
    const long = sources.filter((path) => !data.test(path) && (lines.get(path) ?? 0) > 300)
    expect(long).toEqual([])
  })

  test('half of the files have at most 40 lines, nine of ten at most 100', () => {
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(40)
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(100)
  })

  test('a page of the site has at most 45 lines', () => {
    const pages = code.filter((path) => path.startsWith('apps/site/src/pages/'))
    expect(pages.filter((path) => (lines.get(path) ?? 0) > 45)).toEqual([])
  })

  test('only a page gives another one in its place: in a component the answer would be empty', () => {
    const parts = code.filter((path) => /^apps\/site\/src\/(?!pages\/(?!_)).*\.astro$/.test(path))
    const elsewhere = /Astro\.(rewrite|redirect)\(/
    expect(parts.filter((path) => elsewhere.test(read(path)))).toEqual([])
  })

  test('what is kept asks for the day by dayOfPage, and does not outlive it (decision 38)', () => {
    const outright = code.filter(
      (path) => path.startsWith('apps/site/') && /import .*\/today\.ts'/.test(read(path)),
    )
    expect(outright.toSorted()).toEqual([
      'apps/site/src/format/dayOfPage.ts',
      // A draft is for whoever writes it, and kept nowhere.
      'apps/site/src/pages/_parts/previews.tsx',
      // Results are made for each who asks, of an index that follows the day.
      'apps/site/src/search/contentParts.ts',
      'apps/site/src/search/siteSearch.ts',
    ])
  })

  test('nothing that a component can draw is built by hand in the browser (decision 33)', () => {
    const inBrowser = code.filter((path) => /^apps\/site\/src\/(browser|islands)\//.test(path))
    const byHand = /createElement\(|innerHTML|insertAdjacentHTML/
    expect(inBrowser.filter((path) => byHand.test(read(path))).toSorted()).toEqual([
      // The empty places of what waits, with files and without, which are moved about.
      'apps/site/src/browser/applications/showKept.tsx',
      'apps/site/src/browser/outbox/showOutbox.tsx',
      // What another service wants in the page.
      'apps/site/src/browser/pageTranslation.ts',
    ])
  })

  test('an island is no part of anything else: its bytes are its own', () => {
    const whole = /import (?!type )[^\n]*\.island\.tsx'/
    expect(sources.filter((path) => whole.test(read(path)))).toEqual([])
  })

  test('no room has more than 16 files, the addresses of the site and tests aside', () => {
    const files = new Map<string, number>()
    for (const path of code.filter((path) => /^(apps|packages)\//.test(path)))
      files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1)
    files.delete('apps/site/src/pages')
    expect([...files].filter(([, count]) => count > 16)).toEqual([])
  })

  test('no name attracts what has no home', () => {
    const names = sources.filter(
      (path) =>
        /^index\.tsx?$/.test(basename(path)) ||
        /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(path) ||
        /[a-z]\d+\.tsx?$/.test(basename(path)),
    )
    expect(names).toEqual([])
  })

  test('there is at least one line of test for two of code, one for one in the contract', () => {
    const testable = code.filter((path) => !data.test(path))
    // A little more than one for two: comments, which were counted once, were mostly in the code.
    const share = codeLines(sources.filter(isTest)) / codeLines(testable)
    expect(share).toBeGreaterThanOrEqual(0.52)
    const contract = (path: string) => path.startsWith('packages/contract/') && !data.test(path)
    expect(
      codeLines(sources.filter((path) => contract(path) && isTest(path))) /
        codeLines(code.filter(contract)),
    ).toBeGreaterThanOrEqual(1)
  })

  test('the site has at most 20 dependencies of its own', () => {
    const manifest = JSON.parse(readFileSync(resolve(root, 'apps/site/package.json'), 'utf8'))
    const own = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@sira/'))
    expect(own.length).toBeLessThanOrEqual(20)
  })

  test('every version is exact and the lockfile names no registry', () => {
    const manifests = ['package.json', ...['site', 'cms'].map((app) => `apps/${app}/package.json`)]
    for (const path of manifests) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(resolve(root, path), 'utf8'),
      )
      for (const version of Object.values({ ...dependencies, ...devDependencies })) {
        // A second version of a package goes by another name: `npm:typescript@7.0.2`.
        expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+/)
      }
    }
    expect(readFileSync(resolve(root, 'package-lock.json'), 'utf8')).not.toMatch(
      /"resolved": "http/,
    )
  })
})
