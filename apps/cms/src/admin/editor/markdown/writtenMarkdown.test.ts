// @vitest-environment jsdom
import { createNodeFromContent, getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { demoArticles } from '../../../seed/content/articleSeed.ts'
import { isReadAlike, markdownFormat } from '../bodyFormat.ts'
import { readableHtml } from '../readableHtml.ts'
import { markdownExtensions } from '../visual/bodyExtensions.ts'
import { shownMarkdown } from './shownMarkdown.ts'
import { writtenMarkdown } from './writtenMarkdown.ts'

const schema = getSchema(markdownExtensions)

/** Read into a document of the editor, then written back. */
function roundTrip(markdown: string): string {
  const document = createNodeFromContent(readableHtml(shownMarkdown(markdown)), schema, {
    slice: false,
  })
  if (!(document instanceof Node)) throw new TypeError('not a document')
  document.check()
  return writtenMarkdown(document)
}
const keeps = (markdown: string) => isReadAlike(markdownFormat, markdown, roundTrip(markdown))

const texts = demoArticles().flatMap(({ slug, contenu }) =>
  Object.entries(contenu).map(([language, text]) => ({ name: `${slug} (${language})`, text })),
)

describe('Markdown written by the visual editor', () => {
  it.each(texts)('says what the article said, and changes none of its words: $name', ({ text }) => {
    expect(keeps(text)).toBe(true)
    expect(roundTrip(text)).not.toMatch(/\\|<|&\w+;/)
  })

  it('keeps a table with its alignments, and a picture in it', () => {
    expect(keeps('| Ligne | Montant |\n|---|---:|\n| ![Un étal](/uploads/a.webp) | 500 |')).toBe(
      true,
    )
  })

  it('leaves out the empty lines that only help while writing', () => {
    const line = { type: 'paragraph' }
    const word = { type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }
    const written = (content: object[]) =>
      writtenMarkdown(Node.fromJSON(schema, { type: 'doc', content }))
    expect(written([line, word, line, line])).toBe('Bonjour')
    expect(written([line])).toBe('')
  })

  it('keeps one of the spaces that meet where a mark begins, so that a second save changes nothing', () => {
    const bold = { type: 'text', text: ' \u202fmot', marks: [{ type: 'bold' }] }
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Un ' }, bold] }]
    const written = writtenMarkdown(Node.fromJSON(schema, { type: 'doc', content }))
    expect(written).toBe('Un \u202f**mot**')
    expect(roundTrip(written)).toBe(written)
  })

  it('keeps a list of one empty line apart from the table above it', () => {
    const text = '1. | Mois |\n   | ---- |\n   | mai  |\n\n   -'
    expect(roundTrip(text)).toBe(text)
  })

  it.each([
    'R&D : 5 < 6',
    'le fichier nom_de_fichier',
    'https://exemple.bf/a_b et awa@exemple.bf',
    'Un **mot** et *un autre*',
    '**_Tout_**',
    'De 2024 à 2026. # - + 1) ~ 3',
    '- un\n- deux\n  1. trois',
  ])('writes signs as they are where they mean nothing else: %j', (text) => {
    expect(roundTrip(text)).toBe(text)
  })

  it('keeps what an entity stands for', () => {
    expect(keeps('Écrire `&amp;` pour &amp;eacute;')).toBe(true)
  })

  it('keeps the empty lines of code, and no others', () => {
    expect(roundTrip('Un\n\n| a |\n| --- |\n| b |\n\nDeux')).not.toMatch(/\n{3}/)
    expect(roundTrip('```\nun\n\n\ndeux\n```')).toContain('un\n\n\ndeux')
  })

  it('is known to lose what the visual editor has no form for', () => {
    expect(keeps('<div class="encart">Texte</div>')).toBe(false)
    expect(keeps('Un <u>mot</u>')).toBe(false)
    expect(keeps('- [ ] à faire')).toBe(false)
  })
})
