'use client'

import { EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { htmlFormat, isReadAlike, markdownFormat } from '../bodyFormat.ts'
import type { EditorProps } from '../editorProps.ts'
import { cleanPaste } from '../pasting/cleanPaste.ts'
import { readableHtml } from '../readableHtml.ts'
import { useEditable } from '../useEditable.ts'
import { typeBelowPicture } from './insertPicture.ts'
import { Toolbar } from './Toolbar.tsx'
import { useWriting } from './useWriting.ts'

interface VisualEditorProps extends EditorProps {
  onSource(): void
  /** The text holds something this editor would not write back. */
  onLoss(): void
}

/** A body as the site shows it. The stored text changes with the first edit, not before. */
export function VisualEditor(props: VisualEditorProps) {
  const { id, labelId, text, locked, writing, dir, lang, onWrite, onSource, onLoss } = props
  const format = writing === 'markdown' ? markdownFormat : htmlFormat
  const opened = useRef({ text, back: '' })
  const handing = useWriting((changed) => {
    const written = format.written(changed)
    // Undone to the start, the text is the stored one, to the letter.
    onWrite(written === opened.current.back ? opened.current.text : written)
  })
  const editor = useEditor({
    extensions: format.extensions,
    content: readableHtml(format.shown(text)),
    editable: !locked,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // Its style sheet is part of ours: the security policy allows none in the page.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        id,
        class: 'sira-prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(dir === undefined ? {} : { dir }),
        ...(lang === undefined ? {} : { lang }),
      },
      handleTextInput: (view, _from, _to, typed) => typeBelowPicture(view, typed),
      handleKeyDown(_view, { key }) {
        if (key === 'Control' || key === 'Meta') handing.finish()
        return false
      },
    },
    onCreate({ editor: created }) {
      opened.current.back = format.written(created)
      if (!isReadAlike(format, text, opened.current.back)) onLoss()
    },
    onUpdate: ({ editor: changed }) => handing.change(changed),
    // A press on a button takes the focus first, and Ctrl comes before the S of « Ctrl+S ».
    onBlur: () => handing.finish(),
  })
  useEditable(editor, !locked)

  return (
    <div className="sira-editor">
      {editor && !locked && (
        <Toolbar
          editor={editor}
          controls={id}
          writing={writing}
          onSource={() => {
            handing.finish()
            onSource()
          }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
