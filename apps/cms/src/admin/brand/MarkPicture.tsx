interface MarkPictureProps {
  src: string
  width: number
  height: number
  alt?: string
}

/** A logo of the library, whole in its place, on the ground it was made for. */
export function MarkPicture({ src, width, height, alt = '' }: MarkPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the library has made it small already.
    <img className="sira-brand-picture" src={src} width={width} height={height} alt={alt} />
  )
}
