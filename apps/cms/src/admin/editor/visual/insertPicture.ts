import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
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

/** The picture that is chosen in the text. */
export function selectedPicture({ state }: Editor): PictureOfText | undefined {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image')
    return undefined
  const { src, alt, title } = selection.node.attrs
  return { src, alt: alt ?? '', title: title ?? '' }
}

/** Other words for the picture that is chosen in the text, and stays so. */
export function rewordPicture(editor: Editor, { alt, title }: PictureOfText): boolean {
  const { from } = editor.state.selection
  const words = { alt, title: title === '' ? null : title }
  return editor.chain().updateAttributes('image', words).setNodeSelection(from).run()
}

/** Text typed while a picture is selected goes below it: in its place, it would remove it. */
export function typeBelowPicture({ state, dispatch }: EditorView, text: string): boolean {
  const { selection, schema, tr } = state
  const { paragraph } = schema.nodes
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image'
  if (!isPicture || !paragraph) return false
  const below = selection.$to.after()
  tr.insert(below, paragraph.create(null, schema.text(text)))
  dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1 + text.length)).scrollIntoView())
  return true
}

/** A paragraph with a picture, as ProseMirror counts it. */
const sizeOfPicture = 3
