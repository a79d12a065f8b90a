import { Extension, type Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { Markdown } from '@tiptap/markdown'
import { StarterKit } from '@tiptap/starter-kit'
import { PictureWithCaption } from './pictureWithCaption.ts'

// What the site does with a link out is the site's affair.
const plainLink = { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } }

/** A picture is a part of a line: Tiptap would take one that stands alone out of its paragraph. */
const PictureInParagraph = Extension.create({
  name: 'pictureInParagraph',
  priority: 1100,
  markdownTokenName: 'paragraph',
  parseMarkdown: ({ tokens = [] }, { createNode, parseInline }) =>
    createNode('paragraph', undefined, parseInline(tokens)),
  renderMarkdown: ({ content = [] }, { renderChildren }) => renderChildren(content),
})

/** What a body may hold, in either form of writing: what the site shows (its `sanitise`). */
function bodyExtensions(underline: boolean): Extensions {
  return [
    StarterKit.configure({ link: plainLink, ...(underline ? {} : { underline: false }) }),
    PictureWithCaption.configure({ inline: true }),
    TableKit.configure({ table: { resizable: false, cellMinWidth: 1 } }),
  ]
}

export const htmlExtensions: Extensions = bodyExtensions(true)

/** Markdown has no underlined text. */
export const markdownExtensions: Extensions = [
  ...bodyExtensions(false),
  PictureInParagraph,
  Markdown,
]
