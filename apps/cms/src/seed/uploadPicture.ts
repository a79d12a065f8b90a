import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Localised } from './content/articles/seedArticle.ts'

export interface UploadedPicture {
  id: number
  url: string
}

/** Sends a drawing to the library as a PNG, described in the languages of `alternativeText`. */
export async function uploadPicture(
  payload: Payload,
  name: string,
  svg: string,
  alternativeText: Localised,
): Promise<UploadedPicture> {
  const data = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer()
  const { id, filename } = await payload.create({
    collection: 'media',
    locale: 'fr',
    data: { alternativeText: alternativeText.fr } as never,
    file: { data, mimetype: 'image/png', name: `${name}.png`, size: data.length },
  })
  for (const locale of ['en', 'ar'] as const) {
    const text = alternativeText[locale]
    if (text === undefined) continue
    const translated = { alternativeText: text } as never
    await payload.update({ collection: 'media', id, locale, data: translated })
  }
  return { id: Number(id), url: `/uploads/${filename}` }
}
