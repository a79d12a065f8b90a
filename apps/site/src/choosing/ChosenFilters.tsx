import { Icon } from '../components/Icon.tsx'
import type { Dictionary } from '../i18n/fr.ts'

interface Link {
  name: string
  address: string
}

interface ChosenFiltersProps {
  /** Each link leads to the list without that filter. */
  chosen: readonly Link[]
  /** The link to the whole list. */
  clear: Link
  words: Dictionary
}

/** The chosen filters, each with a link that removes it. */
export function ChosenFilters({ chosen, clear, words }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.choosing.chosen} className="no-print flex flex-wrap items-center gap-2">
      {chosen.map(({ name, address }) => (
        <li key={address}>
          <a
            href={address}
            aria-label={words.choosing.remove(name)}
            className="tap gap-2 rounded-full bg-indigo-clair px-4 font-semibold wrap-anywhere text-indigo"
          >
            {name}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a href={clear.address} className="link tap px-2">
            {clear.name}
          </a>
        </li>
      )}
    </ul>
  )
}
