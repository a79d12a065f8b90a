import type { Media } from '@sira/contract/records/media'
import { Cloth } from './Cloth.tsx'
import { focalClasses } from './focalClasses.ts'

/**
 * The width of a card's picture in a list. On a phone only two thirds of the real width: on a dense
 * screen nobody sees the difference, and a page of news weighs a fifth less.
 */
export const cardSizes = '(min-width: 64rem) 420px, (min-width: 40rem) 50vw, 66vw'

interface PictureProps {
  media: Media | null
  /** Weaves the cloth where there is no photograph. */
  seed: string
  width: number
  height: number
  /** The width on the page, as in the `sizes` attribute. */
  sizes: string
  /** Loads the picture at once: it is on the first screen. */
  light: boolean
  /** The picture that paints the first screen is not made to wait. */
  eager?: boolean
  /** True where the text beside it says the same. */
  decorative?: boolean
}

/** The photograph of a record in the size that the screen needs, else the record's cloth. */
export function Picture(props: PictureProps) {
  const { media, seed, width, height, sizes, light, eager = false, decorative = false } = props
  if (!media) return <Cloth seed={seed} width={width} height={height} />
  return (
    <img
      className={`size-full object-cover${focalClasses(media)}`}
      src={media.formats?.medium?.url ?? media.url}
      srcSet={sources(media, light)}
      sizes={sizes}
      width={media.width ?? width}
      height={media.height ?? height}
      alt={decorative ? '' : (media.alternativeText ?? '')}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

/** Pixels: enough for a card on a phone. */
const widestLight = 500

/** The light page has no picture wider than that where there is a smaller one. */
function sources({ formats, url, width }: Media, light: boolean): string {
  const sized = Object.values(formats ?? {}).filter((format) => format !== undefined)
  const all = [...sized, ...(width ? [{ url, width }] : [])]
  const small = light ? all.filter((source) => source.width <= widestLight) : []
  return (small.length > 0 ? small : all)
    .sort((a, b) => a.width - b.width)
    .map((source) => `${source.url} ${source.width}w`)
    .join(', ')
}
