import { lazy, Suspense, useState } from 'react'
import type { EditorProps } from './editorProps.ts'
import { FallbackOnError } from './FallbackOnError.tsx'
import { SourceEditor } from './SourceEditor.tsx'

// The editor is large: it comes with the first record that has a body.
const VisualEditor = lazy(async () => ({
  default: (await import('./visual/VisualEditor.tsx')).VisualEditor,
}))

interface BodyEditorProps extends EditorProps {
  /** Another text than the one that is written takes its place when this changes. */
  version: string
}

/** A body in the visual editor, or as it is stored when that is wanted or safer. */
export function BodyEditor({ version, ...shared }: BodyEditorProps) {
  const [asSource, setAsSource] = useState(false)
  const [lossy, setLossy] = useState(false)

  function loseNothing(): void {
    setAsSource(true)
    setLossy(true)
  }
  const source = (
    <SourceEditor
      {...shared}
      lossy={lossy}
      onVisual={() => {
        setLossy(false)
        setAsSource(false)
      }}
    />
  )
  if (asSource) return source
  return (
    <FallbackOnError fallback={source}>
      <Suspense fallback={<div className="sira-editor sira-editor--loading" />}>
        <VisualEditor
          key={version}
          {...shared}
          onSource={() => setAsSource(true)}
          onLoss={loseNothing}
        />
      </Suspense>
    </FallbackOnError>
  )
}
