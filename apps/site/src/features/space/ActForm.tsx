import type { ReactNode } from 'react'
import type { Dictionary } from '../../i18n/fr.ts'
import { spaceActs, spaceFields } from './spaceActs.ts'

interface ActFormProps {
  act: keyof typeof spaceActs
  label: string
  /** Of a link rather than a button. */
  quiet?: boolean
  /** The record that the form acts on. */
  children?: ReactNode
  words: Dictionary
}

/** One press of something in an open space. */
export function ActForm({ act, label, quiet = false, children, words }: ActFormProps) {
  return (
    <form method="post" action={words.routes.space}>
      {children}
      <button
        type="submit"
        name={spaceFields.act}
        value={spaceActs[act]}
        className={quiet ? 'link tap' : 'button button-secondary max-sm:w-full'}
      >
        {label}
      </button>
    </form>
  )
}
