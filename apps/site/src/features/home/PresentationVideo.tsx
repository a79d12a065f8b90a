import { videoEmbed } from '@sira/contract/videoEmbed'
import { Icon } from '../../components/Icon.tsx'
import { Scene } from '../../components/pictures/Scene.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface PresentationVideoProps {
  address: string | null
  words: Dictionary
}

/**
 * The presentation video (product 2.3), or its scene alone where there is none. A lazy frame in a closed
 * `details` is not loaded, so the other site is not contacted before a visitor opens it.
 */
export function PresentationVideo({ address, words }: PresentationVideoProps) {
  if (address === null) return <Still />
  const { videoNote } = words
  const { video } = words.home
  const embed = videoEmbed(address)
  if (embed === null) {
    return (
      <a href={address} rel="noopener noreferrer" className="group block">
        <Still plays />
        <span className="link tap mt-2">{video}</span>
      </a>
    )
  }
  return (
    <details className="group no-print">
      <summary>
        <span className="block group-open:hidden">
          <Still plays />
        </span>
        <span className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <span className="link">{video}</span>
          <span className="text-[0.95rem] text-pierre group-open:hidden">{videoNote}</span>
        </span>
      </summary>
      <iframe
        title={video}
        src={embed}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="mt-3 aspect-16/10 w-full rounded-3xl border border-trait bg-lin"
      />
    </details>
  )
}

/** The picture in place of the video; with a sign where a video can be played. */
function Still({ plays = false }: { plays?: boolean }) {
  return (
    <span className="relative block aspect-16/10 overflow-hidden rounded-3xl bg-karite">
      <Scene name="video" />
      {plays && (
        <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-blanc text-laterite [box-shadow:var(--shadow-leve)] group-hover:bg-laterite group-hover:text-blanc">
          <Icon name="play" className="size-9 fill-current" />
        </span>
      )}
    </span>
  )
}
