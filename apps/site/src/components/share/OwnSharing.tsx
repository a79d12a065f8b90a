import type { Dictionary } from '../../i18n/fr.ts'
import type { Poster } from '../../kinds/poster.ts'

interface OwnSharingProps {
  poster: Poster
  words: Dictionary
}

/** The phone's own ways to pass a page on: ShareButtons.astro. Each of them needs its script. */
export function OwnSharing({ poster, words: { sharing } }: OwnSharingProps) {
  const { copy, send, print, poster: draw } = sharing
  return (
    <div
      data-sharing={JSON.stringify(poster)}
      className="no-print mt-1 [@media(scripting:none)]:hidden"
    >
      <div className="flex flex-wrap gap-x-4">
        {Object.entries({ copy, send, print, draw }).map(([act, name]) => (
          <button
            key={act}
            type="button"
            hidden={act === 'send'}
            data-share={act}
            className="link tap"
          >
            {name}
          </button>
        ))}
      </div>
      <output data-copied={sharing.copied} data-failed={sharing.failed} className="break-words" />
      <PosterDialog address={poster.address} words={sharing.ofPoster} />
    </div>
  )
}

interface PosterDialogProps {
  address: string
  words: Dictionary['sharing']['ofPoster']
}

/** The script draws into it, shows it, and gives its two ways out the picture. */
function PosterDialog({ address, words }: PosterDialogProps) {
  return (
    <dialog aria-label={words.title} className="m-auto max-w-[24rem] rounded-[28px] p-4">
      <canvas role="img" className="mx-auto h-[60vh] max-w-full" />
      <form method="dialog" className="flex flex-wrap justify-center gap-x-4">
        <button type="button" hidden className="link tap">
          {words.send}
        </button>
        <a href={address} download className="link tap">
          {words.save}
        </a>
        <button type="submit" className="link tap">
          {words.close}
        </button>
      </form>
    </dialog>
  )
}
