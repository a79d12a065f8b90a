'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { dayInFull, momentInFull } from '../../dates/dates.ts'
import { dateText, dateValue } from './dateText.ts'

/**
 * A date in the browser's own input, which knows the calendar. Payload's made 2032 of 32/13/2026.
 * Below it the date in words: the order of day and month differs with the language of a browser.
 */
export function DayInput({ field, path: stalePath, readOnly }: DateFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: stalePath,
  })
  // The text while it is being typed: the year 2026 begins as 0002.
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const { label, required, admin } = field
  const description = admin?.description
  const date = admin?.date as { pickerAppearance?: string } | undefined
  const withTime = date?.pickerAppearance === 'dayAndTime'
  const id = `field-${path.replaceAll('.', '__')}`
  const inWords = withTime ? momentInFull : dayInFull
  const text = dateText(value, withTime)

  function take(input: HTMLInputElement): void {
    setTyped(input.value)
    if (!input.validity.valid) return
    setWrong(false)
    if (input.value !== text) setValue(dateValue(input.value, withTime))
  }

  function leave({ validity }: HTMLInputElement): void {
    setWrong(!validity.valid)
    if (validity.valid) setTyped(undefined)
  }

  return (
    <div className={`field-type date-time-field sira-date${showError ? ' error' : ''}`}>
      <FieldLabel
        htmlFor={id}
        {...(label === undefined ? {} : { label })}
        path={path}
        required={required === true}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type={withTime ? 'datetime-local' : 'date'}
          min={withTime ? '2000-01-01T00:00' : '2000-01-01'}
          max={withTime ? '2099-12-31T23:59' : '2099-12-31'}
          disabled={readOnly === true || disabled}
          value={typed ?? text}
          onChange={({ currentTarget }) => take(currentTarget)}
          onBlur={({ currentTarget }) => leave(currentTarget)}
          aria-describedby={`${id}-words`}
        />
        <p id={`${id}-words`} className="sira-date__words" role={wrong ? 'alert' : undefined}>
          {wrong
            ? 'Vérifiez cette date : elle n’est pas prise en compte.'
            : text !== '' && value && inWords(value)}
        </p>
        {description !== undefined && <FieldDescription description={description} path={path} />}
      </div>
    </div>
  )
}
