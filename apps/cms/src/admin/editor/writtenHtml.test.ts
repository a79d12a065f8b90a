import { describe, expect, it } from 'vitest'
import { writtenHtml } from './writtenHtml.ts'

describe('HTML written by the visual editor', () => {
  it('has no paragraph around the text of an item or a cell', () => {
    expect(
      writtenHtml('<ul><li><p>Un</p></li><li><p>Deux</p><ul><li><p>Trois</p></li></ul></li></ul>'),
    ).toBe('<ul><li>Un</li><li>Deux<ul><li>Trois</li></ul></li></ul>')
  })

  it('keeps the paragraphs of an item that has several', () => {
    const html = '<ul><li><p>Un</p><p>Deux</p></li></ul>'
    expect(writtenHtml(html)).toBe(html)
  })

  it('has tables without widths and without spans of one cell', () => {
    const table =
      '<table style="min-width: 2px"><colgroup><col style="min-width: 1px"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>A</p></th><td colspan="2" rowspan="1"><p>B</p></td></tr></tbody></table>'
    expect(writtenHtml(table)).toBe(
      '<table><tbody><tr><th>A</th><td colspan="2">B</td></tr></tbody></table>',
    )
  })

  it('has no empty line at its ends, and is empty when nothing is written', () => {
    expect(writtenHtml('<p></p><p>Texte</p><p></p>')).toBe('<p>Texte</p>')
    expect(writtenHtml('<p></p>')).toBe('')
  })
})
