import { languageParameter, locales } from '@sira/contract/locales'
import type { Dictionary } from '../../i18n/fr.ts'

interface LanguageChoiceProps {
  /** Path and query of the page: the choice leads to the same page. */
  address: string
  words: Dictionary
  className?: string
  linkClass: string
}

/** The three languages of spec 2.2 as links, which need no script; the host remembers the choice. */
export function LanguageChoice({ address, words, className, linkClass }: LanguageChoiceProps) {
  return (
    <ul className={className}>
      {locales.map(({ code, ownName }) => (
        <li key={code}>
          <a
            href={choiceAddress(address, code)}
            hrefLang={code}
            rel="nofollow"
            aria-current={code === words.locale ? 'true' : undefined}
            className={linkClass}
          >
            {words.languages[code]}
            {code !== words.locale && (
              <span lang={code} dir="auto" className="ms-2 opacity-75">
                {ownName}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function choiceAddress(address: string, code: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${code}`
}
