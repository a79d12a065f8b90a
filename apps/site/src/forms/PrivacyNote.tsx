import type { Dictionary } from '../i18n/fr.ts'

/** What becomes of the answers, beside the button that sends them. */
export function PrivacyNote({ words }: { words: Dictionary }) {
  return (
    <p className="text-[0.95rem] text-pierre">
      {words.form.required} {words.form.privacy}{' '}
      <a href={words.routes.privacy} className="underline underline-offset-4">
        {words.form.privacyLink}
      </a>
    </p>
  )
}
