import { describe, expect, test } from 'vitest'
import { clothRows } from './clothCells.ts'
import { clothShapes } from './clothShapes.ts'
import { clothSvg } from './clothSvg.ts'
import { referenceCloth } from './referenceCloth.ts'
import { themeNames, themes } from './themes.ts'

const card = { width: 400, height: 225 }
const slugs = ['ouverture-des-inscriptions', 'preparer-un-entretien', 'vendre-en-ligne', 'a', 'été']

describe('The cloth of a record (visual reference)', () => {
  test('is always the same for the same slug', () => {
    for (const seed of slugs) expect(clothSvg({ seed, ...card })).toBe(clothSvg({ seed, ...card }))
  })

  test('differs from slug to slug', () => {
    expect(new Set(slugs.map((seed) => clothSvg({ seed, ...card }))).size).toBe(slugs.length)
  })

  test('weighs little: nothing is asked from the network for it', () => {
    const sizes = Array.from(
      { length: 200 },
      (_, index) => clothSvg({ seed: `s${index}`, ...card }).length,
    )
    expect(Math.max(...sizes)).toBeLessThan(4096)
  })

  test('uses the colours of its theme only, over fine dark threads', () => {
    for (const theme of themeNames) {
      const allowed = [...Object.values(themes[theme]), '#000']
      for (const { fill } of clothShapes({ seed: 'x', theme, ...card }))
        expect(allowed).toContain(fill)
    }
  })

  test('has no id, style or script: several stand on one page under a strict policy', () => {
    const svg = clothSvg({ seed: 'x', ...card })
    expect(svg).not.toMatch(/\s(id|style|class|on\w+)=/)
    expect(svg).toMatch(/^<svg [^>]+>(<path [^>]+\/>)+<\/svg>$/)
  })
})

describe('The cloth of a reference', () => {
  test('grows by one band at each step, and keeps those it has', () => {
    const bands = (steps: number) => referenceCloth('CM-2026-7KQ2RTY', steps).bands
    expect(bands(4)).toHaveLength(4)
    expect(bands(4).slice(0, 3)).toEqual(bands(3))
    // It always fits a phone.
    expect(bands(40)).toHaveLength(10)
    expect(referenceCloth('CM-2026-7KQ2RTY', 40).width).toBeLessThanOrEqual(440)
  })

  test('as the cells of a table covers the same ground with the same threads, in few bytes', () => {
    for (const reference of ['CM-2026-7KQ2RTY', 'IN-2026-AAAAAAA', 'DL-2026-BBBBBBB']) {
      const cloth = referenceCloth(reference, 10)
      const rows = clothRows(cloth)
      const area = rows.flatMap(({ cells }, at) =>
        cells.map(({ width, rows: count }) => {
          const covered = rows.slice(at, at + count)
          return width * covered.reduce((sum, { height }) => sum + height, 0)
        }),
      )
      expect(area.reduce((sum, part) => sum + part)).toBe((cloth.width * cloth.height) / 4)
      const woven = new Set(rows.flatMap(({ cells }) => cells.map(({ fill }) => fill)))
      expect([...woven].toSorted()).toEqual(cloth.shapes.map(({ fill }) => fill).toSorted())
      // No row is without a cell of its own, which some mail programs would leave out.
      for (const { cells } of rows) expect(cells).not.toEqual([])
      expect(rows.flatMap(({ cells }) => cells).length).toBeLessThan(150)
    }
  })

  test('differs from reference to reference', () => {
    const drawn = (reference: string) => JSON.stringify(referenceCloth(reference, 4).shapes)
    const references = ['CM-2026-7KQ2RTY', 'CM-2026-7KQ2RTZ', 'IN-2026-AAAAAAA', 'DL-2026-BBBBBBB']
    expect(new Set(references.map(drawn)).size).toBe(references.length)
  })
})
