import type { Settings } from '@sira/contract/records/settings'
import { routes } from '@sira/contract/routes'
import { Cloth } from '../../components/Cloth.tsx'
import { Counters } from '../../components/Counters.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface AboutBlockProps {
  settings: Settings
  words: Dictionary
}

/** Who we are, the counters, and the presentation video where there is one (spec 2.3). */
export function AboutBlock({ settings, words }: AboutBlockProps) {
  const { home } = words
  return (
    <section className="section">
      <div className="page grid items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2>{home.aboutHeading}</h2>
          <p className="mt-5 max-w-[52ch] text-pierre">{home.aboutText}</p>
          <a href={routes.about} className="link tap mt-2">
            {home.aboutLink}
          </a>
          <Counters counters={settings.counters} />
        </div>
        <Video address={settings.videoUrl} words={words} />
      </div>
    </section>
  )
}

/** A link that plays the video where it lives: nothing is loaded from there before a visitor asks. */
function Video({ address, words }: { address: string | null; words: Dictionary }) {
  const cloth = <Cloth seed="video" width={600} height={375} theme="karite" />
  const frame = 'relative block aspect-16/10 overflow-hidden rounded-3xl bg-karite'
  if (!address) return <div className={frame}>{cloth}</div>
  return (
    <div>
      <a href={address} rel="noopener" className={frame}>
        {cloth}
        <span className="absolute inset-0 m-auto flex size-21 items-center justify-center rounded-full bg-blanc text-laterite">
          <Icon name="play" className="size-8" />
          <span className="sr-only">{words.home.video}</span>
        </span>
      </a>
      <p className="mt-2 text-[0.95rem] text-pierre">{words.home.videoNote}</p>
    </div>
  )
}
