import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { PictureWithCaption } from './pictureWithCaption.ts'

// The site sets the attributes of a link out, not the editor.
const plainLink = { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } }

/**
 * An empty line stands below what the cursor cannot leave. Below a list it would come at once with
 * it, and Backspace would no more give back « 2026. », which was typed and became a list.
 */
const trailingNode = { notAfter: ['bulletList', 'orderedList', 'blockquote', 'heading'] }

/** What a body may hold, in either form of writing: what the site shows (its `sanitise`). */
function bodyExtensions(underline: boolean): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      link: plainLink,
      trailingNode,
      ...(underline ? {} : { underline: false }),
    }),
    PictureWithCaption.configure({ inline: true }),
    TableKit.configure({ table: { resizable: false, cellMinWidth: 1 } }),
  ]
}

export const htmlExtensions: Extensions = bodyExtensions(true)

/** Markdown has no underlined text. */
export const markdownExtensions: Extensions = bodyExtensions(false)
