import { type EditorProps, writingNames } from './editorProps.ts'
import { ToolButton } from './visual/ToolButton.tsx'

interface SourceEditorProps extends EditorProps {
  /** The visual editor would lose a part of this text. */
  lossy: boolean
  onVisual(): void
}

/** The text as it is stored. */
export function SourceEditor(props: SourceEditorProps) {
  const { id, labelId, text, locked, writing, dir, lang, lossy, onWrite, onVisual } = props
  const name = writingNames[writing]
  return (
    <div className="sira-editor">
      <div className="sira-toolbar" role="toolbar" aria-label="Mise en forme" aria-controls={id}>
        <ToolButton label={name} text={name} pressed={true} onPress={onVisual} />
      </div>
      {lossy && (
        <p className="sira-editor__note" role="status">
          Ce texte contient une mise en forme que l’éditeur visuel ne garderait pas : il est montré
          tel qu’il est enregistré, en {name}.
        </p>
      )}
      <textarea
        id={id}
        className="sira-source"
        aria-labelledby={labelId}
        dir={dir}
        lang={lang}
        rows={16}
        value={text}
        disabled={locked}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  )
}
