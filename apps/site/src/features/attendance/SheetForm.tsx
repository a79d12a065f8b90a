import type { FormEvent } from 'react'
import type { AttendanceWords } from './attendanceWords.ts'

/** The field of the number of a sheet, in the address too. */
const sheetField = 'feuille'

interface SheetFormProps {
  id: string
  /** The page that takes the number without script. */
  action: string
  words: AttendanceWords
  /** Takes the typed number in the page itself. */
  onSheet?: (typed: string) => void
  problem?: string | undefined
}

/** Asks for the number that stands on a sheet, where no camera reads its QR. */
export function SheetForm({ id, action, words, onSheet, problem }: SheetFormProps) {
  // The ids of other forms come with their script, which this page does without.
  const hint = `${id}-hint`
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSheet?.(String(new FormData(event.currentTarget).get(sheetField) ?? ''))
  }
  return (
    <form method="get" action={action} onSubmit={onSheet && open} className="grid gap-5">
      <p>{words.noSheet}</p>
      {problem !== undefined && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{words.sheet}</label>
        <p id={hint} className="field-hint">
          <SheetHint words={words} />
        </p>
        <input
          id={id}
          name={sheetField}
          className="control"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          required
          aria-describedby={hint}
        />
      </div>
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {words.openSheet}
        </button>
      </p>
    </form>
  )
}

export function SheetHint({ words }: Pick<SheetFormProps, 'words'>) {
  return (
    <>
      {`${words.sheetHint} `}
      <bdi dir="ltr" className="whitespace-nowrap">
        12-7KQ4P9XM
      </bdi>
    </>
  )
}
