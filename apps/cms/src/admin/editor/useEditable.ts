import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { leaveWriting, takeUpWriting } from '../focus/writingPlace.ts'

/**
 * Opens and closes an editor with the form it stands in. Tiptap 3.32 reads `editable` when an
 * editor is made and never again, and Payload makes the editor of a record that was just saved,
 * copied or restored while its form is still closed.
 */
export function useEditable(editor: Editor | null, editable: boolean): void {
  const wasWriting = useRef(false)

  useEffect(() => {
    if (!editor) return
    // The screen that a first save led to: another editor was written in.
    const at = editable && !wasWriting.current ? takeUpWriting(editor.view.dom.id) : undefined
    if (editor.isEditable === editable) {
      if (at !== undefined) editor.commands.focus(at)
      return
    }
    if (!editable) {
      wasWriting.current = editor.isFocused
      const { id } = editor.view.dom
      if (wasWriting.current) leaveWriting({ id, at: editor.state.selection.head })
    }
    editor.setEditable(editable, false)
    if (at !== undefined) editor.commands.focus(at)
    // A save by the keyboard interrupts nobody: the cursor is where it was.
    const idle = document.activeElement === null || document.activeElement === document.body
    if (editable && wasWriting.current && idle) editor.commands.focus()
  }, [editor, editable])
}
