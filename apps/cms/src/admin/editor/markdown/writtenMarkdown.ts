import type { Node } from '@tiptap/pm/model'
import { toMarkdown } from 'mdast-util-to-markdown'
import { blocksOf } from './blocksOf.ts'
import { formOfMarkdown } from './formOfMarkdown.ts'

/** The document as Markdown, without the empty lines that only help while writing. */
export function writtenMarkdown(document: Node): string {
  return toMarkdown({ type: 'root', children: blocksOf(document) }, formOfMarkdown).trimEnd()
}
