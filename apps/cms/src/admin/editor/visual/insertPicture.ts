import type { Editor } from '@tiptap/core'
import type { PictureOfText } from './chosenPicture.ts'

/** Puts a picture where the cursor is: into an empty line, or else on a line of its own below. */
export function insertPicture(editor: Editor, { title, ...shown }: PictureOfText): boolean {
  const picture = title === '' ? shown : { ...shown, title }
  const image = { type: 'image', attrs: picture }
  const { $to } = editor.state.selection
  const chain = editor.chain().focus()
  if (!$to.parent.isTextblock || $to.parent.content.size === 0) return chain.setImage(picture).run()
  return chain.insertContentAt($to.after(), { type: 'paragraph', content: [image] }).run()
}
