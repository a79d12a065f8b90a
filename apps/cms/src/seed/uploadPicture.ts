import type { Payload } from 'payload'
import sharp from 'sharp'
import { recordsByName } from '../database/records/recordsByName.ts'
import type { Localised } from './reading/localised.ts'

export interface UploadedPicture {
  id: number
  url: string
}

/** Sends a drawing to the library as a PNG, described in the languages of `alternativeText`. */
export async function uploadPicture(
  payload: Payload,
  name: string,
  svg: Buffer,
  alternativeText: Localised,
): Promise<UploadedPicture> {
  const data = await sharp(svg, { density: 72 }).png({ compressionLevel: 3 }).toBuffer()
  const { id, filename } = await recordsByName(payload).create({
    collection: 'media',
    locale: 'fr',
    data: { alternativeText: alternativeText.fr },
    file: { data, mimetype: 'image/png', name: `${name}.png`, size: data.length },
  })
  for (const locale of ['en', 'ar'] as const) {
    const text = alternativeText[locale]
    if (text === undefined) continue
    const translated = { alternativeText: text }
    await recordsByName(payload).update({ collection: 'media', id, locale, data: translated })
  }
  return { id, url: `/uploads/${filename}` }
}
