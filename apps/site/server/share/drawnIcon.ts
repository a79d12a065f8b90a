import sharp, { type Sharp } from 'sharp'

/** Nobody’s logo has more points; the library takes no more either. */
export const logoLimits = { limitInputPixels: 60_000_000 } as const

interface IconPlace {
  /** Pixels of a side. */
  size: number
  /** Of the side of what stands in its middle. */
  mark: number
  /** `#0000` lets shine through. */
  ground: string
}

/** The drawing, whole and in the middle of a square. */
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
