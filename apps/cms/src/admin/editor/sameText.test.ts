import { describe, expect, it } from 'vitest'
import { sameText } from './sameText.ts'

describe('two pieces of HTML are read alike', () => {
  it('when they differ in spaces, paragraphs and the names of emphasis', () => {
    expect(sameText('Un <b>mot</b>', '<p>Un <strong>mot</strong></p>')).toBe(true)
    expect(sameText('<ul>\n<li>Un</li>\n</ul>', '<ul><li><p>Un</p></li></ul>')).toBe(true)
    expect(sameText('<img alt="x" src="/a.webp">', '<img src="/a.webp" alt="x" />')).toBe(true)
    expect(sameText('<td colspan="1">1</td>', '<td>1</td>')).toBe(true)
  })

  it('not when a word, a link, a picture or a mark is missing', () => {
    expect(sameText('<p>Un mot</p>', '<p>Un</p>')).toBe(false)
    expect(sameText('<a href="/a">x</a>', '<a href="/b">x</a>')).toBe(false)
    expect(sameText('x<img src="/a.webp">', 'x')).toBe(false)
    expect(sameText('<div class="encart">x</div>', '<p>x</p>')).toBe(false)
    expect(sameText('<em>x</em>', '<strong>x</strong>')).toBe(false)
  })
})
