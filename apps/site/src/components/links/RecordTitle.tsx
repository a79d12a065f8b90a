import { writtenIn } from '../../format/writtenIn.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface RecordTitleProps {
  address: string
  title: string
  /** The language the title is really in. */
  language: string | undefined
  words: Dictionary
  className: string
}

/** The title of a record, as a link that its whole row or card answers to. */
export function RecordTitle({ address, title, language, words, className }: RecordTitleProps) {
  return (
    <h3>
      <a href={address} {...writtenIn(language, words.locale)} className={`card-link ${className}`}>
        {title}
      </a>
    </h3>
  )
}
