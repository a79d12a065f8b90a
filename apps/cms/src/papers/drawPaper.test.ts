import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawPaper } from './drawPaper.ts'
import type { Paper } from './paper.ts'
import { fromLeft } from './writtenValues.ts'

function paperOf(value: string, lang: Paper['lang']): Paper {
  return {
    lang,
    title: value,
    number: 'CM-2026-7KQ4P9X',
    day: '2026-11-23',
    issuer: { name: value, lines: [value] },
    facts: [{ label: value, value }],
    customer: [],
    columns: ['a', 'b', 'c', 'd'],
    rows: [[value, '1', '1', '1']],
    sums: [{ label: value, value: '1', strong: true }],
    notes: [value],
    footer: value,
  }
}

/** How names and texts are written here, and signs that people type. */
const written = {
  mooré: 'Ãã Ẽẽ Ĩĩ Õõ Ũũ Ɛɛ Ɩɩ Ʋʋ ɛ̃ ɩ̃ ʋ̃ Wẽnd-kũuni, Mogr-n-beoogo',
  dioula: 'Ɛɛ Ɔɔ Ŋŋ Ɲɲ ɛ̀ ɔ́ ɛ̃ ɔ̃ Kɔnɔ, Ɲamɔgɔya, jɛ̀ɛ',
  fulfuldé: 'Ɓɓ Ɗɗ Ƴƴ Ŋŋ Ɲɲ ʼ Ɓii Ɗemngal Ƴakkude',
  lyélé: 'Əə Ǝǝ Ɔɔ Ɛɛ Ŋŋ Vv ə́ ɔ̀',
  français: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ « » ’ – — … n° № 1 500 F €',
  arabe: 'إيصال دفع رقم ٢٠٢٦ ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ، ؛ ؟',
  signes: '\u2011 ✓ ✗ ‰ → ← ≥ ≤ − × ÷ ½ ² ³ • ★ ™ © ®',
}

test.each(Object.entries(written))(
  'Each letter is drawn, on a page for archives: %s',
  async (name, text) => {
    const file = await drawPaper(paperOf(text, name === 'arabe' ? 'ar' : 'fr'))
    // With a letter that no face has, it would be no PDF/A.
    expect(file.toString('latin1')).toMatch(/pdfaid:part(?:>|=")2/)
    const read = await extractText(await getDocumentProxy(new Uint8Array(file)), {
      mergePages: true,
    })
    const letters = new Set(read.text.normalize('NFD'))
    const missing = [...text.normalize('NFD')].filter((letter) => !letters.has(letter))
    expect(missing.join('')).toMatch(/^[\s\u200b]*$/)
  },
)

test.each(['fr', 'ar'] as const)(
  'A number is copied whole, wherever it stands: %s',
  async (lang) => {
    const file = await drawPaper(paperOf(fromLeft('CM-2026-7KQ4P9X'), lang))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
    // In the title, a fact, a row, a sum, a note and the foot.
    expect(text.join(' ').match(/CM-2026-7KQ4P9X/g)?.length).toBeGreaterThanOrEqual(7)
    expect(text.join(' ')).not.toMatch(/CM-2026-7KQ4P9(?!X)/)
  },
)
