import type { Editor, Extensions } from '@tiptap/core'
import { sameText } from './sameText.ts'
import { htmlExtensions, markdownExtensions } from './visual/bodyExtensions.ts'
import { writtenHtml } from './writtenHtml.ts'
import { shown, writtenMarkdown } from './writtenMarkdown.ts'

/** One form of writing a body: how it is read into the visual editor and written back. */
export interface BodyFormat {
  contentType: 'markdown' | 'html'
  extensions: Extensions
  written(editor: Editor): string
  /** Whether a text the editor has read and written back is still read alike. */
  keeps(editor: Editor, text: string, back: string): boolean
}

export const markdownFormat: BodyFormat = {
  contentType: 'markdown',
  extensions: markdownExtensions,
  written: (editor) =>
    editor.markdown ? writtenMarkdown(editor.markdown, editor.getJSON()) : editor.getText(),
  keeps(editor, text, back) {
    const { markdown } = editor
    return markdown !== undefined && sameText(shown(markdown, text), shown(markdown, back))
  },
}

export const htmlFormat: BodyFormat = {
  contentType: 'html',
  extensions: htmlExtensions,
  written: (editor) => writtenHtml(editor.getHTML()),
  // Both as the browser reads them: entities, quotes and unclosed tags are settled.
  keeps: (_editor, text, back) => sameText(asRead(text), asRead(back)),
}

function asRead(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}
