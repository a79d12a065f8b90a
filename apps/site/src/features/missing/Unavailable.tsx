import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../../components/Phone.tsx'
import { phoneLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface UnavailableProps {
  /** The reason, and the expected duration. */
  said: Dictionary['unavailable' | 'tooMany']
  words: Dictionary
  settings: Settings
}

/** A page that will be back in a moment, with advice. Its address stays the requested one. */
export function Unavailable({ said, words, settings }: UnavailableProps) {
  return (
    <div className="page max-w-3xl py-16">
      <h1>{said.title}</h1>
      <p className="mt-5 text-[1.15rem] text-pierre">{said.text}</p>
      <p className="figure mt-6 text-2xl">
        <a href={phoneLink(settings.firstContact)} className="tap">
          <Phone number={settings.firstContact} />
        </a>
      </p>
      <p className="mt-6 flex flex-wrap gap-3.5">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, asked for again. */}
        <a href="" className="button button-primary">
          {said.retry}
        </a>
        <a href={words.routes.home} className="button button-secondary">
          {words.menu.home}
        </a>
      </p>
    </div>
  )
}
