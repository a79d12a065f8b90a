import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

/**
 * Opens and closes an editor with the form it stands in. Tiptap 3.32 reads `editable` when an
 * editor is made and never again, and Payload makes the editor of a record that was just saved,
 * copied or restored while its form is still closed.
 */
export function useEditable(editor: Editor | null, editable: boolean): void {
  const wasWriting = useRef(false)

  useEffect(() => {
    if (!editor || editor.isEditable === editable) return
    if (!editable) wasWriting.current = editor.isFocused
    editor.setEditable(editable, false)
    // A save by the keyboard interrupts nobody: the cursor is where it was.
    const idle = document.activeElement === null || document.activeElement === document.body
    if (editable && wasWriting.current && idle) editor.commands.focus()
  }, [editor, editable])
}
