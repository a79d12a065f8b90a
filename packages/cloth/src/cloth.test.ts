import { describe, expect, test } from 'vitest'
import { clothShapes } from './clothShapes.ts'
import { clothSvg } from './clothSvg.ts'
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
