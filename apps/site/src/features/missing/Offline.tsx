import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../../components/Phone.tsx'
import { Hours } from '../../components/reach/Hours.tsx'
import { phoneLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'

/** The page without a network, for a page not seen before: what can be read, and our contacts. */
export function Offline({ words, settings }: { words: Dictionary; settings: Settings }) {
  const { offline } = words
  return (
    <div className="page max-w-3xl py-14">
      <h1>{offline.title}</h1>
      <p className="mt-5 text-[1.15rem] text-pierre">{offline.text}</p>
      <p className="figure mt-6 text-2xl">
        <a href={phoneLink(settings.firstContact)} className="tap">
          <Phone number={settings.firstContact} />
        </a>
      </p>
      <p className="text-pierre">
        <Hours settings={settings} words={words} />
      </p>
      <p className="mt-6">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, asked for again. */}
        <a href="" className="button button-primary">
          {offline.retry}
        </a>
      </p>
      <section className="mt-10 has-[ul:empty]:hidden">
        <h2 className="text-2xl">{offline.kept}</h2>
        {/* The service worker writes the pages that it kept into this list (keptPage.ts). */}
        <ul data-kept-pages="" className="mt-3" />
      </section>
    </div>
  )
}
