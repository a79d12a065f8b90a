'use client'

import { FieldDescription, FieldError, FieldLabel, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { lazy, Suspense, useId, useState } from 'react'
import { FallbackOnError } from './FallbackOnError.tsx'
import { SourceEditor } from './SourceEditor.tsx'
import { useFieldText } from './useFieldText.ts'

// The editor is large: it comes with the first record that has a body.
const VisualEditor = lazy(async () => ({
  default: (await import('./visual/VisualEditor.tsx')).VisualEditor,
}))

type BodyFieldProps = TextareaFieldClientProps & { writing: 'markdown' | 'html' }

/** A body: written in the visual editor, or as it is stored when that is wanted or safer. */
export function BodyField({ field, path: stalePath, readOnly, writing }: BodyFieldProps) {
  const { path, text, disabled, showError, replaced, write } = useFieldText(stalePath)
  const locale = useLocale()
  const labelId = useId()
  const [asSource, setAsSource] = useState(false)
  const [lossy, setLossy] = useState(false)
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = readOnly === true || disabled
  const localised = field.localized === true
  const { label, admin: { description, className = '' } = {} } = field
  const shared = { id, labelId, text, locked, writing, onWrite: write }
  const language = localised
    ? { dir: locale.rtl ? ('rtl' as const) : ('ltr' as const), lang: locale.code }
    : {}

  function loseNothing(): void {
    setAsSource(true)
    setLossy(true)
  }
  const source = (
    <SourceEditor
      {...shared}
      {...language}
      lossy={lossy}
      onVisual={() => {
        setLossy(false)
        setAsSource(false)
      }}
    />
  )

  return (
    <div className={`field-type textarea sira-body ${className}${showError ? ' error' : ''}`}>
      <span id={labelId}>
        <FieldLabel
          htmlFor={id}
          {...(label === undefined ? {} : { label })}
          localized={localised}
          path={path}
        />
      </span>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {asSource ? (
          source
        ) : (
          <FallbackOnError fallback={source}>
            <Suspense fallback={<div className="sira-editor sira-editor--loading" />}>
              <VisualEditor
                key={`${replaced} ${locale.code}`}
                {...shared}
                {...language}
                onSource={() => setAsSource(true)}
                onLoss={loseNothing}
              />
            </Suspense>
          </FallbackOnError>
        )}
        {description !== undefined && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  )
}
