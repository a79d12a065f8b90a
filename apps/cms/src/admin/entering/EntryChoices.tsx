import { defaultLocale, locales } from '@sira/contract/locales'
import { useId } from 'react'
import { enteredSources, sources } from '../../messages/facts/sources.ts'

/** By which way somebody came, and in which language he is answered. */
export function EntryChoices() {
  const prefix = useId()
  return (
    <div className="sira-entry__row">
      <p>
        <label htmlFor={`${prefix}-source`}>Venu par</label>
        <select id={`${prefix}-source`} name="source">
          {enteredSources.map((source) => (
            <option key={source} value={source}>
              {sources[source]}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${prefix}-locale`}>Langue du client</label>
        <select id={`${prefix}-locale`} name="locale" defaultValue={defaultLocale}>
          {locales.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </p>
    </div>
  )
}
