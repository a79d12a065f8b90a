import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { longestSide } from './longestSide.ts'

/** The main picture, as its file and its row have it. */
export interface KeptPicture {
  data: Buffer
  width: number
  height: number
}

/**
 * The effort for the largest file, which few screens load: the usual effort (4) takes three times
 * as long and makes it 6 % smaller (a photograph of 2000 × 1333 points, sharp 0.35).
 */
const effort = 1

const begun = new WeakMap<PayloadRequest, Promise<KeptPicture>>()

/**
 * Begins the main picture while Payload makes the smaller sizes: one after the other would make the
 * person who saves wait for all of them.
 */
export function beginPicture(data: Buffer, moves: boolean, req: PayloadRequest): void {
  const making = make(data, moves)
  // The failure counts for the caller who awaits it; there may be none.
  making.catch(() => undefined)
  begun.set(req, making)
}

/** Gives the picture that was begun, once. */
export async function finishedPicture(req: PayloadRequest): Promise<KeptPicture | undefined> {
  const made = await begun.get(req)
  begun.delete(req)
  return made
}

async function make(source: Buffer, animated: boolean): Promise<KeptPicture> {
  const { data, info } = await sharp(source, { animated })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.pageHeight ?? info.height }
}
