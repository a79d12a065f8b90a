import sharp from 'sharp'
import * as z from 'zod'
import { FileRefusal } from '../../reader/fileRefusal.ts'
import { fittedPicture } from './fittedPicture.ts'
import type { Crop } from './pictureEdits.ts'
import { pictureKind } from './pictureKind.ts'

/** A picture written by us: it holds nothing else of the sent file. */
export const cleanedPicture = z.object({
  data: z.instanceof(Buffer),
  mimeType: z.string(),
  extension: z.string(),
  moves: z.boolean(),
})

export type CleanedPicture = z.infer<typeof cleanedPicture>

const damaged = 'Cette image est abîmée. Enregistrez-la de nouveau, puis envoyez-la.'
const movingCut =
  'Une image animée ne se recadre pas ici. Recadrez-la avant de l’envoyer, ou envoyez une image fixe.'

/** Checks a picture and writes it anew, without anything else in its file: see preparePicture. */
export async function cleanPicture(data: Uint8Array, crop?: Crop): Promise<CleanedPicture> {
  const kind = await pictureKind(data)
  if ('refusal' in kind) throw new FileRefusal(kind.refusal)
  const { moves, format } = kind
  if (crop && moves) throw new FileRefusal(movingCut)
  try {
    if (moves) return written(await movingPicture(data), 'webp', moves)
    const kept = format === 'jpeg' ? format : 'png'
    return written(await fittedPicture(data, kept, crop), kept, moves)
  } catch {
    throw new FileRefusal(damaged)
  }
}

function written(data: Buffer, extension: string, moves: boolean): CleanedPicture {
  return { data, mimeType: `image/${extension}`, extension, moves }
}

/** Makes a nearly lossless picture, from which the kept one is made. */
function movingPicture(data: Uint8Array): Promise<Buffer> {
  return sharp(data, { animated: true }).webp({ quality: 95, effort: 0 }).toBuffer()
}
