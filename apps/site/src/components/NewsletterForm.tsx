import { routes } from '@sira/contract/routes'
import type { Dictionary } from '../i18n/fr.ts'

interface NewsletterFormProps {
  words: Dictionary
  /** Ties the label to its field; the form stands twice on a page. */
  id: string
  /** What was typed before, so that nothing is typed twice. */
  email?: string
}

/** A plain form: it works before any script, and without one (spec 2.2, 5). */
export function NewsletterForm({ words, id, email = '' }: NewsletterFormProps) {
  return (
    <form method="post" action={routes.newsletter} className="flex flex-col gap-2.5 sm:flex-row">
      <label htmlFor={id} className="sr-only">
        {words.newsletter.email}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={email}
        placeholder={words.newsletter.email}
        className="min-h-13 min-w-0 flex-1 rounded-full border border-trait bg-blanc px-5 text-encre placeholder:text-pierre"
      />
      <button type="submit" className="button bg-indigo-nuit text-blanc hover:bg-indigo">
        {words.newsletter.submit}
      </button>
    </form>
  )
}
