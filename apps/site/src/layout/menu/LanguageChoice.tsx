import { languageParameter, locales } from '@sira/contract/locales'
import type { Dictionary } from '../../i18n/fr.ts'

interface LanguageChoiceProps {
  /** Path and query of the page: the choice leads to the same page. */
  address: string
  words: Dictionary
}

/**
 * The three languages of product 2.2 as links, which need no script; the host remembers the choice.
 * Each is named in its own language, for its readers. On a phone the current language is left out.
 */
export function LanguageChoice({ address, words }: LanguageChoiceProps) {
  return (
    <nav aria-label={words.topBar.language} className="ms-auto">
      <ul className="flex flex-wrap gap-x-4">
        {locales.map(({ code, ownName }) => (
          <li key={code} className={code === words.locale ? 'max-lg:hidden' : undefined}>
            <a
              href={choiceAddress(address, code)}
              rel="nofollow"
              aria-current={code === words.locale ? 'true' : undefined}
              hrefLang={code}
              lang={code}
              className="tap min-w-[44px] justify-center hover:underline aria-[current]:font-semibold"
            >
              {ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function choiceAddress(address: string, code: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${code}`
}
