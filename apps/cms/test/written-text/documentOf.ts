import { createNodeFromContent, getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { markdownToHtml } from '../../../site/src/content/markdown.ts'
import { readableHtml } from '../../src/admin/editor/readableHtml.ts'
import { markdownExtensions } from '../../src/admin/editor/visual/bodyExtensions.ts'

export const schema = getSchema(markdownExtensions)

/** The document of the editor that some HTML is read into. */
export function documentOf(html: string): Node {
  const document = createNodeFromContent(readableHtml(html), schema, { slice: false })
  if (!(document instanceof Node)) throw new TypeError('not a document')
  return document
}

const frameOfTable = /<div class="table-scroll"[^>]*>|(?<=<\/table>)<\/div>/g

/** A text as the site shows it, without the frame in which a table is scrolled. */
export function documentOnPage(markdown: string): Node {
  return documentOf(markdownToHtml(markdown).replace(frameOfTable, ''))
}
