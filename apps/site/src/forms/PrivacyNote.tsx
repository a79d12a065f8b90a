import type { Dictionary } from '../i18n/fr.ts'

interface PrivacyNoteProps {
  words: Dictionary
  /** Some fields are optional and marked so: the note does not call all of them required. */
  hasOptional?: boolean
}

/** The note about the use of the answers, beside the sending button. */
export function PrivacyNote({ words, hasOptional = false }: PrivacyNoteProps) {
  return (
    <p className="text-[0.95rem] text-pierre">
      {!hasOptional && `${words.form.required} `}
      {words.form.privacy}{' '}
      <a href={words.routes.privacy} className="underline underline-offset-4">
        {words.form.privacyLink}
      </a>
    </p>
  )
}
