// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenMarkdown } from '../../src/admin/editor/markdown/writtenMarkdown.ts'
import { cleanPaste } from '../../src/admin/editor/pasting/cleanPaste.ts'
import { documentOf, documentOnPage } from './documentOf.ts'
import { readDocument } from './readDocument.ts'

/** What a reader sees of what was pasted and saved. */
function read(html: string): string[] {
  const markdown = writtenMarkdown(documentOf(cleanPaste(html)))
  return readDocument(documentOnPage(markdown))
}

const clipboards = join(import.meta.dirname, '../../../../e2e/support/clipboards')
const copied = (name: string) => readFileSync(join(clipboards, `${name}.clipboard`), 'utf8')

/** A list as Word copies it. */
const word = (...entries: [level: number, mark: string, words: string][]) =>
  entries
    .map(
      ([level, mark, words]) =>
        `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`,
    )
    .join('')

const item = (words: string) => ['  listItem', `    paragraph: ${words}`]

describe('What was pasted is read', () => {
  it.each([
    ['wordComments', ['paragraph: Le prix est de 25 000 F par personne.']],
    ['wordHidden', ['paragraph: Inscription ouverte.']],
    ['wordArabicList', ['orderedList 1', ...item('الأول'), ...item('الثاني')]],
    ['linesOfPage', ['paragraph: Sira SARL⏎Secteur 15⏎Ouagadougou']],
  ])('with its words and lines: %s', (name, lines) => {
    expect(read(copied(name))).toEqual(lines)
  })

  it.each([
    ['mso-hide', "<span style='mso-hide:all'>interne</span>"],
    ['visibility', '<span style="visibility: hidden">interne</span>'],
    ['no size', '<span style="font-size:0">interne</span>'],
    ['no size, in points', '<span style="font-size:0.0pt;color:red">interne</span>'],
    ['no height', '<div style="max-height:0;overflow:hidden">interne</div>'],
    ['the attribute', '<span hidden>interne</span>'],
    [
      'tracked in Word',
      "<span class=msoDel><del cite='mailto:Awa' datetime='2026'>interne</del></span>",
    ],
    ['tracked in LibreOffice', '<del cite="mailto:" datetime="2026-11-20T10:05:00">interne</del>'],
    ['a comment of Outlook', "<div style='mso-element:comment-list'><p>interne</p></div>"],
    ['a template', '<template>interne</template>'],
  ])('without what was hidden: %s', (_, hidden) => {
    expect(read(`<p>Avant</p>${hidden}<p>Après</p>`)).toEqual([
      'paragraph: Avant',
      'paragraph: Après',
    ])
  })

  it('with words that stand in a box without size, and those struck by hand', () => {
    const box = '<div style="font-size:0"><span style="font-size:16px">Dans la boîte</span></div>'
    expect(read(box)).toEqual(['paragraph: Dans la boîte'])
    const struck = ['paragraph: 3{s}0{s} 25']
    expect(read('<p><del>30</del> 25</p>')).toEqual(struck)
    expect(read('<p><span style="text-decoration:line-through">30</span> 25</p>')).toEqual(struck)
  })

  it.each([
    ['<div>Un<br>deux</div>', ['paragraph: Un⏎deux']],
    ['<p>Un<br />\n deux</p>', ['paragraph: Un⏎deux']],
    [
      '<b style="font-weight:normal"><p>Un</p><br /><p>Deux</p></b>',
      ['paragraph: Un', 'paragraph: Deux'],
    ],
    ['Un<br><br>deux<br class="Apple-interchange-newline">', ['paragraph: Un⏎⏎deux']],
    ['<span style="white-space:pre-wrap">Un\ndeux</span>', ['paragraph: Un⏎deux']],
    ['<span>Un\ndeux</span>', ['paragraph: Un deux']],
    ['<p>Un</p><br>Deux<br>trois', ['paragraph: Un', 'paragraph: Deux⏎trois']],
    ['<ul><li>Un<br>deux</li></ul>', ['bulletList', ...item('Un⏎deux')]],
  ])('in the lines it had: %j', (html, lines) => {
    expect(read(html)).toEqual(lines)
  })

  it.each(['1-', '1°)', '1/', '(1)', '1.', '١-', 'a)'])('as a numbered list: %s', (mark) => {
    const list = word([1, mark, 'Un'])
    expect(read(list)).toEqual(['orderedList 1', ...item('Un')])
  })

  it('with the number a list begins with, and a list beside one of another kind', () => {
    expect(read(word([1, '3-', 'Trois'], [1, '4-', 'Quatre'], [1, '·', 'Point']))).toEqual([
      'orderedList 3',
      ...item('Trois'),
      ...item('Quatre'),
      'bulletList',
      ...item('Point'),
    ])
    expect(read('<ol><li value="5">Cinq</li></ol>')).toEqual(['orderedList 5', ...item('Cinq')])
    expect(read(word([1, '1.', 'Un'], [1, '1.', 'Un']))).toEqual([
      'orderedList 1',
      ...item('Un'),
      'orderedList 1',
      ...item('Un'),
    ])
  })

  it('with the lists within it, of their kinds', () => {
    expect(
      read(word([1, '1-', 'Un'], [2, 'a)', 'Petit'], [2, 'b)', 'Deux'], [1, '2-', 'Fin'])),
    ).toEqual([
      'orderedList 1',
      '  listItem',
      '    paragraph: Un',
      '    orderedList 1',
      ...[...item('Petit'), ...item('Deux')].map((line) => `    ${line}`),
      ...item('Fin'),
    ])
    const google = '<ol><li><p>Un</p></li><ul><li><p>Point</p></li></ul></ol>'
    expect(read(google).filter((line) => /List /.test(`${line} `))).toEqual([
      'orderedList 1',
      '    bulletList',
    ])
  })

  it('with the words Word numbers by', () => {
    expect(read(word([1, 'Article 1.', 'Objet']))).toEqual(['paragraph: Article 1. Objet'])
  })
})
