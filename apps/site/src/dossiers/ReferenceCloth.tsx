import { referenceCloth } from '@sira/cloth/referenceCloth'
import { toldCloth } from '@sira/contract/dossiers/clothWords'
import type { Dictionary } from '../i18n/fr.ts'

interface ReferenceClothProps {
  reference: string
  /** How many there were; each is a band. */
  steps: number
  words: Pick<Dictionary, 'dossier' | 'locale'>
}

/** The cloth of a reference, told in words for a visitor who does not see it. */
export function ReferenceCloth({ reference, steps, words }: ReferenceClothProps) {
  const { cloth } = words.dossier
  const drawn = referenceCloth(reference, steps)
  const { width, height, shapes } = drawn
  return (
    <figure className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg
        role="img"
        aria-label={toldCloth(drawn, words.locale)}
        viewBox={`0 0 ${width} ${height}`}
        className="h-12 max-w-full rounded-e-2xl"
      >
        {shapes.map(({ fill, path }) => (
          <path key={fill} fill={fill} d={path} />
        ))}
      </svg>
      <figcaption className="text-[0.95rem] text-pierre">{cloth.caption}</figcaption>
      {/* Shown by ShareCloth.astro. */}
      <div
        hidden
        data-cloth={JSON.stringify({ reference, steps })}
        className="no-print w-full text-[0.95rem] text-pierre"
      >
        <button type="button" className="link tap">
          {cloth.share}
        </button>
        <p>{cloth.shareHint}</p>
        <p aria-live="polite" data-failed={cloth.failed} />
        <canvas className="hidden" />
        <a href="#contenu" download="pagne.png" hidden>
          {cloth.share}
        </a>
      </div>
    </figure>
  )
}
