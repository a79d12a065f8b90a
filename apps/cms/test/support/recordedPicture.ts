import type { File } from 'payload'
import sharp from 'sharp'

/** A plain picture of the recorded kind and size, in place of the recorded file. */
export async function recordedPicture(values: Record<string, unknown>): Promise<File> {
  const { width, height, ext } = values as { width: number; height: number; ext: string }
  const canvas = sharp({ create: { width, height, channels: 3, background: '#9b5c2e' } })
  const data = await (ext === '.jpg'
    ? canvas.jpeg()
    : ext === '.webp'
      ? canvas.webp()
      : canvas.png()
  ).toBuffer()
  const kind = ext === '.jpg' ? 'jpeg' : ext === '.webp' ? 'webp' : 'png'
  const name = String(values.name).replace(/\.[a-z]+$/, kind === 'jpeg' ? '.jpg' : `.${kind}`)
  return { data, mimetype: `image/${kind}`, name, size: data.byteLength }
}
