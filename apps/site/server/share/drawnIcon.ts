import sharp, { type Sharp } from 'sharp'

/** The most pixels of a logo; the picture library accepts no more either. */
export const logoLimits = { limitInputPixels: 60_000_000 } as const

interface IconPlace {
  /** The length of a side in pixels. */
  size: number
  /** The part of the side that the logo takes. */
  mark: number
  /** The background colour; `#0000` is transparent. */
  ground: string
}

/** Draws the whole picture in the middle of a square. */
export async function drawnIcon(
  drawing: Sharp,
  { size, mark, ground }: IconPlace,
): Promise<Uint8Array> {
  const input = await drawing
    .resize(mark, mark, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const create = { width: size, height: size, channels: 4, background: ground } as const
  return sharp({ create }).composite([{ input }]).png({ palette: true }).toBuffer()
}
