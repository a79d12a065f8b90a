import type { JSONContent } from '@tiptap/core'
import type { MarkdownManager } from '@tiptap/markdown'

/** The document as Markdown, without the empty lines that only help while writing. */
export function writtenMarkdown(manager: MarkdownManager, document: JSONContent): string {
  const content = (document.content ?? []).filter((node) => !isEmptyParagraph(node))
  if (content.length === 0) return ''
  return tidy(manager, manager.serialize({ ...document, content }).trim())
}

function isEmptyParagraph({ type, content = [] }: JSONContent): boolean {
  return type === 'paragraph' && content.length === 0
}

/** `R&D` rather than `R&amp;D`, one empty line rather than two: when all is read alike. */
function tidy(manager: MarkdownManager, markdown: string): string {
  const plain = markdown
    .replace(/\n{3,}/g, '\n\n')
    .replace(/&amp;(?!#?\w+;)/g, '&')
    .replace(/&lt;(?=[\s\d])/g, '<')
    .replace(/(?<=\S *)&gt;/g, '>')
  return shown(manager, plain) === shown(manager, markdown) ? plain : markdown
}

/** The Markdown as a page shows it. */
export function shown(manager: MarkdownManager, markdown: string): string {
  return manager.instance.parse(markdown, { async: false, gfm: true })
}
