import { getSchema } from '@tiptap/core'
import { MarkdownManager } from '@tiptap/markdown'
import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { demoArticles } from '../../seed/content/articleSeed.ts'
import { sameText } from './sameText.ts'
import { markdownExtensions } from './visual/bodyExtensions.ts'
import { shown, writtenMarkdown } from './writtenMarkdown.ts'

const manager = new MarkdownManager({ extensions: markdownExtensions })
const schema = getSchema(markdownExtensions)

/** Read into a document of the editor, then written back. */
function roundTrip(markdown: string): string {
  const document = Node.fromJSON(schema, manager.parse(markdown))
  document.check()
  return writtenMarkdown(manager, document.toJSON())
}
const keeps = (markdown: string) =>
  sameText(shown(manager, markdown), shown(manager, roundTrip(markdown)))

const texts = demoArticles().flatMap(({ slug, contenu }) =>
  Object.entries(contenu).map(([language, text]) => ({ name: `${slug} (${language})`, text })),
)

describe('Markdown written by the visual editor', () => {
  it.each(texts)('says what the article said: $name', ({ text }) => {
    expect(keeps(text)).toBe(true)
  })

  it('keeps a table with its alignments, and a picture in it', () => {
    expect(keeps('| Ligne | Montant |\n|---|---:|\n| ![Un étal](/uploads/a.webp) | 500 |')).toBe(
      true,
    )
  })

  it('leaves out the empty lines that only help while writing', () => {
    const line = { type: 'paragraph' }
    const word = { type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }
    expect(writtenMarkdown(manager, { type: 'doc', content: [line, word, line, line] })).toBe(
      'Bonjour',
    )
    expect(writtenMarkdown(manager, { type: 'doc', content: [line] })).toBe('')
  })

  it('writes signs as they are where they mean nothing else', () => {
    expect(roundTrip('R&D : 5 < 6')).toBe('R&D : 5 < 6')
    expect(keeps('Écrire `&amp;` pour &amp;eacute;')).toBe(true)
  })

  it('keeps the empty lines of code, and no others', () => {
    expect(roundTrip('Un\n\n| a |\n| --- |\n| b |\n\nDeux')).not.toMatch(/\n{3}/)
    expect(roundTrip('```\nun\n\n\ndeux\n```')).toContain('un\n\n\ndeux')
  })

  it('is known to lose what the visual editor has no form for', () => {
    expect(keeps('<div class="encart">Texte</div>')).toBe(false)
    expect(keeps('Un <u>mot</u>')).toBe(false)
  })
})
