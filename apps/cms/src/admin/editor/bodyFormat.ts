import type { Editor, Extensions } from '@tiptap/core'
import { shownMarkdown } from './markdown/shownMarkdown.ts'
import { writtenMarkdown } from './markdown/writtenMarkdown.ts'
import { sameText } from './sameText.ts'
import { htmlExtensions, markdownExtensions } from './visual/bodyExtensions.ts'
import { writtenHtml } from './writtenHtml.ts'

/** One form of writing a body: how it is read into the visual editor and written back. */
export interface BodyFormat {
  extensions: Extensions
  /** The text as the HTML that it is shown as. */
  shown(text: string): string
  written(editor: Editor): string
}

export const markdownFormat: BodyFormat = {
  extensions: markdownExtensions,
  shown: shownMarkdown,
  written: ({ state }) => writtenMarkdown(state.doc),
}

export const htmlFormat: BodyFormat = {
  extensions: htmlExtensions,
  shown: (text) => text,
  written: (editor) => writtenHtml(editor.getHTML()),
}

/** Whether a text the editor has read and written back is still read alike. */
export function isReadAlike({ shown }: BodyFormat, text: string, back: string): boolean {
  return sameText(asRead(shown(text)), asRead(shown(back)))
}

/** As the browser reads it: entities, quotes and unclosed tags are settled. */
function asRead(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}
