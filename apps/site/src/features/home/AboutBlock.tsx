import type { Settings } from '@sira/contract/records/settings'
import { Counters } from '../../components/figures/Counters.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { PresentationVideo } from './PresentationVideo.tsx'

interface AboutBlockProps {
  settings: Settings
  words: Dictionary
}

/** The company, its counters, and the presentation video if there is one (product 2.3). */
export function AboutBlock({ settings, words }: AboutBlockProps) {
  const { home } = words
  return (
    <section className="section">
      <div className="page grid items-center gap-6 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2>{home.aboutHeading}</h2>
          <p className="mt-5 max-w-[52ch] text-pierre">{home.aboutText}</p>
          <a href={words.routes.about} className="link tap mt-2">
            {home.aboutLink}
          </a>
          <Counters counters={settings.counters} source={settings.figuresSource} />
        </div>
        <PresentationVideo address={settings.videoUrl} words={words} />
      </div>
    </section>
  )
}
