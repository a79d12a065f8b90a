import { videoEmbed } from '@sira/contract/videoEmbed'
import { Icon } from '../../components/Icon.tsx'
import { Cloth } from '../../components/pictures/Cloth.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface PresentationVideoProps {
  address: string | null
  words: Dictionary
}

/**
 * The presentation video (product 2.3), or a cloth where there is none. A lazy frame in a closed
 * `details` is not loaded: nothing is asked of the other site before a visitor opens it.
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

/** What stands in the place of the video: with its sign where one plays. */
function Still({ plays = false }: { plays?: boolean }) {
  return (
    <span className="relative block aspect-16/10 overflow-hidden rounded-3xl bg-karite">
      <Cloth seed="video" width={600} height={375} theme="karite" />
      {plays && (
        <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-blanc text-laterite [box-shadow:var(--shadow-leve)] group-hover:bg-laterite group-hover:text-blanc">
          <Icon name="play" className="size-9 fill-current" />
        </span>
      )}
    </span>
  )
}
