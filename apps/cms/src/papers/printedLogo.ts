import { placedLogo } from '@sira/contract/logoPlace'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Media } from '../payload-types.ts'
import { fileFoldersOf } from '../store/fileFoldersOf.ts'
import type { PaperLogo } from './paper.ts'

/** Pixels: as sharp as a printer draws it at the head of a page. */
const widest = 640

/** The logo of the settings for a page; none where there is no file of it: a paper is better than none. */
export async function printedLogo(
  logo: number | Media | null | undefined,
  payload: Payload,
): Promise<PaperLogo | undefined> {
  if (typeof logo !== 'object' || !logo?.filename || !logo.width || !logo.height) return undefined
  const { filename, width, height } = logo
  try {
    const bytes = await fileFoldersOf(payload).media.read(filename)
    if (bytes === undefined) return undefined
    const fitted = sharp(bytes).resize({ width: widest, withoutEnlargement: true })
    const png = await fitted.png().toBuffer()
    return { png, standsForName: placedLogo({ width, height }).standsForName }
  } catch (error) {
    payload.logger.warn({ err: error }, 'le logo n’a pas pu être dessiné sur un papier')
    return undefined
  }
}
