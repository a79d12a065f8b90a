import type { Dictionary } from '../i18n/fr.ts'

interface PrivacyNoteProps {
  words: Dictionary
  /** Some fields may stay empty, and say so. */
  hasOptional?: boolean
}

/** What becomes of the answers, beside the button that sends them. */
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
