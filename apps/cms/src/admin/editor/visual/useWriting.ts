import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { inPauses } from '../inPauses.ts'

/** Hands what is written to the form: see inPauses. */
export function useWriting(write: (editor: Editor) => void) {
  const latest = useRef(write)
  const [writing] = useState(() =>
    inPauses((editor: Editor) => {
      if (!editor.isDestroyed) latest.current(editor)
    }),
  )

  useEffect(() => {
    latest.current = write
  }, [write])
  // A text that takes the place of this one is not overwritten by a late save.
  useEffect(() => writing.drop, [writing])

  return writing
}
