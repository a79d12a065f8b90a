import { useMemo } from 'react'
import type { Editing } from './editedCv.ts'

interface MonthFieldProps {
  id: string
  words: readonly [label: string, why: string]
  /** `2019-03`, `2019`, or as much of it as is written. */
  value: string
  write: (value: string) => void
  editing: Editing
}

/** A month that may be left open, and its year. */
export function MonthField({ id, words, value, write, editing }: MonthFieldProps) {
  const [label, why] = words
  const { month: monthWord, year: yearWord, none } = editing.words.editor
  const [year = '', month = ''] = value.split('-')
  const names = useMemo(() => monthNames(editing.locale), [editing.locale])
  const put = (newYear: string, newMonth: string) =>
    write(newMonth === '' ? newYear : `${newYear}-${newMonth}`)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_minmax(0,6.5rem)] gap-2">
        <select
          aria-label={`${label}, ${monthWord}`}
          value={month}
          onInput={({ currentTarget }) => put(year, currentTarget.value)}
          className="control"
        >
          <option value="">{`${monthWord} (${none})`}</option>
          {names.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <input
          id={id}
          aria-label={`${label}, ${yearWord}`}
          placeholder={yearWord}
          value={year}
          inputMode="numeric"
          maxLength={4}
          dir="ltr"
          autoComplete="off"
          onInput={({ currentTarget }) => put(latinDigits(currentTarget.value), month)}
          className="control"
        />
      </div>
      {why && <p className="field-hint mt-1.5">{why}</p>}
    </fieldset>
  )
}

function monthNames(locale: string): string[] {
  const form = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => form.format(Date.UTC(2026, month, 1)))
}

/** Whatever the keyboard writes them as. */
function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace(/\D/g, '')
}
