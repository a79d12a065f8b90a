import { describe, expect, test } from 'vitest'
import { legalModels } from './legalModels.ts'

const headings = (text: string) => text.match(/^## /gm)?.length
const rows = (text: string) => text.match(/^\| /gm)?.length ?? 0

describe('The legal models (product 2.16)', () => {
  test.each(['terms', 'privacy'] as const)('%s have the same sections in each language', (kind) => {
    const { fr, en, ar } = legalModels[kind]
    expect(headings(fr)).toBeGreaterThan(5)
    for (const translation of [en, ar]) {
      expect(headings(translation)).toBe(headings(fr))
      expect(rows(translation)).toBe(rows(fr))
    }
  })

  test('name the law, the time things are kept and the cookie in each language', () => {
    for (const text of Object.values(legalModels.privacy)) {
      expect(text).toContain('001-2021/AN')
      expect(text).toContain('24')
      expect(text).toContain('`selectedLang`')
    }
  })
})
