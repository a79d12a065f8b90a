'use client'

import { FieldDescription, FieldError, FieldLabel, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useId } from 'react'
import { BodyEditor } from './BodyEditor.tsx'
import { useFieldText } from './useFieldText.ts'

type BodyFieldProps = TextareaFieldClientProps & { writing: 'markdown' | 'html' }

/** A body, as a field of the form of a record. */
export function BodyField({ field, path: stalePath, readOnly, writing }: BodyFieldProps) {
  const { path, text, disabled, showError, replaced, write } = useFieldText(stalePath)
  const locale = useLocale()
  const labelId = useId()
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = readOnly === true || disabled
  const localised = field.localized === true
  const { label, admin: { description, className = '' } = {} } = field
  const shared = { id, labelId, text, locked, writing, onWrite: write }
  const language = localised
    ? { dir: locale.rtl ? ('rtl' as const) : ('ltr' as const), lang: locale.code }
    : {}

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
        <BodyEditor {...shared} {...language} version={`${replaced} ${locale.code}`} />
        {description !== undefined && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  )
}
