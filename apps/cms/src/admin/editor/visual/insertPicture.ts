import type { Editor, JSONContent } from '@tiptap/core'
import type { PictureOfText } from './chosenPicture.ts'

/**
 * Puts a picture where the cursor is: into an empty line, or else on a line of its own below. The
 * writing goes on below it, for what stands beside a picture is no caption of it any more.
 */
export function insertPicture(editor: Editor, { title, ...shown }: PictureOfText): boolean {
  const { $to } = editor.state.selection
  const line = $to.parent.isTextblock
  const depth = line ? $to.depth : $to.depth + 1
  const isEmpty = line && $to.parent.content.size === 0
  const end = line ? $to.after() : $to.pos
  const next = $to.node(depth - 1).maybeChild($to.indexAfter(depth - 1))
  const content: JSONContent[] = [
    {
      type: 'paragraph',
      content: [{ type: 'image', attrs: title === '' ? shown : { ...shown, title } }],
    },
    ...(next?.isTextblock ? [] : [{ type: 'paragraph' }]),
  ]
  const place = { from: isEmpty ? $to.before() : end, to: end }
  const chain = editor.chain().focus().insertContentAt(place, content)
  return chain.setTextSelection(place.from + sizeOfPicture + 1).run()
}

/** A paragraph with a picture, as ProseMirror counts it. */
const sizeOfPicture = 3
