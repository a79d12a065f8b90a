import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { type EditorProps, writingNames } from '../editorProps.ts'
import { selectedPicture } from './insertPicture.ts'
import { LinkForm } from './LinkForm.tsx'
import { PictureTool } from './PictureTool.tsx'
import { ToolButton } from './ToolButton.tsx'
import { insertTable, tableTools } from './tableTools.ts'
import { historyTools, type Tool, textTools } from './tools.ts'
import { useRovingFocus } from './useRovingFocus.ts'

interface ToolbarProps {
  editor: Editor
  /** The id of the element that is written in. */
  controls: string
  writing: EditorProps['writing']
  onSource(): void
}

const tools = [...textTools, insertTable, ...historyTools]

/** The tools of the visual editor. */
export function Toolbar({ editor, controls, writing, onSource }: ToolbarProps) {
  const roving = useRovingFocus()
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: () => ({
      on: tools.map(({ isOn }) => isOn?.(editor)),
      possible: tools.map(({ isPossible }) => isPossible?.(editor) ?? true),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      picture: selectedPicture(editor),
    }),
  })
  function button(tool: Tool) {
    const index = tools.indexOf(tool)
    return (
      <ToolButton
        key={tool.name}
        label={tool.label}
        icon={tool.icon}
        pressed={state.on[index]}
        impossible={state.possible[index] === false}
        onPress={() => tool.run(editor)}
      />
    )
  }

  return (
    <div className="sira-toolbars">
      <div
        {...roving}
        className="sira-toolbar"
        role="toolbar"
        aria-label="Mise en forme"
        aria-controls={controls}
      >
        {textTools.map(button)}
        <ToolButton
          label="Lien"
          icon="M8 12a3 3 0 0 0 4 0l4-4a3 3 0 0 0-4-4l-1 1M12 8a3 3 0 0 0-4 0l-4 4a3 3 0 0 0 4 4l1-1"
          pressed={state.link}
          expanded={linking}
          onPress={() => setLinking(!linking)}
        />
        {button(insertTable)}
        <PictureTool editor={editor} selected={state.picture} />
        {historyTools.map(button)}
        <ToolButton
          label={writingNames[writing]}
          text={writingNames[writing]}
          pressed={false}
          onPress={onSource}
        />
        {state.table && <span className="sira-toolbar__break" />}
        {state.table &&
          tableTools.map(({ label, run }) => (
            <ToolButton key={label} label={label} text={label} onPress={() => run(editor)} />
          ))}
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}
