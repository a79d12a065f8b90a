import type { Settings } from '@sira/contract/records/settings'
import { Counters } from '../../components/figures/Counters.tsx'
import { Cloth } from '../../components/pictures/Cloth.tsx'
import { OnRequestFrame } from '../../components/pictures/OnRequestFrame.tsx'
import { videoEmbed } from '../../format/videoEmbed.ts'
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
          <a href={words.routes.about} className="link tap mt-2">
            {home.aboutLink}
          </a>
          <Counters counters={settings.counters} />
        </div>
        <Video address={settings.videoUrl} words={words} />
      </div>
    </section>
  )
}

/** The cloth, and below it the video where there is one: nothing is loaded before a visitor asks. */
function Video({ address, words }: { address: string | null; words: Dictionary }) {
  const embed = address === null ? null : videoEmbed(address)
  return (
    <div className="grid gap-4">
      <div className="aspect-16/10 overflow-hidden rounded-3xl bg-karite">
        <Cloth seed="video" width={600} height={375} theme="karite" />
      </div>
      {embed !== null && (
        <OnRequestFrame
          title={words.home.video}
          address={embed}
          label={words.home.video}
          note={words.home.videoNote}
          icon="play"
        />
      )}
      {embed === null && address !== null && (
        <a href={address} rel="noopener noreferrer" className="link tap">
          {words.home.video}
        </a>
      )}
    </div>
  )
}
