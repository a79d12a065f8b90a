import type { LanguageReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'
import { languageLine } from './readersInWords.ts'

/** How many get a letter, in which languages. */
export function ReadersList({ languages }: { languages: readonly LanguageReaders[] }) {
  return (
    <ul>
      {languages.map((one) => (
        <li key={one.language}>{languageLine(one)}</li>
      ))}
    </ul>
  )
}
