import { limits } from '@sira/contract/limits'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { restUntilWriting } from '../../database/transactions/restUntilWriting.ts'
import { type Reading, readApart } from '../../reader/readApart.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { storedName } from '../files/storedName.ts'
import { tooLargeFile } from '../files/tooLargeFile.ts'
import { type CleanedPicture, cleanedPicture } from './cleanPicture.ts'
import { centre, keptPoint } from './focalPoint.ts'
import { beginPicture } from './keptPicture.ts'
import { takeEdits } from './pictureEdits.ts'
import { sayStillThere, takePictureTurn } from './pictureTurns.ts'
import { storedPicture } from './storedPicture.ts'

const reading: Reading<CleanedPicture> = {
  module: new URL('./cleanPicture.ts', import.meta.url),
  name: 'cleanPicture',
  result: cleanedPicture,
  // The largest answer: a picture of pure noise.
  longestAnswer: 40 * 1024 * 1024,
  longestMs: 15_000,
  mostMegabytes: 700,
}

/**
 * Checks a picture before Payload makes its WebP. Its kind follows from its content, never from its
 * name, and it gets a name that nobody can guess. It gives the writer's turn to others until its
 * row is written. A crop of a kept picture is treated like a new one: its address changes, so no
 * cache shows the old one.
 */
export function preparePicture(folder: FileFolder): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { crop, focalPoint } = takeEdits(req)
    // Undefined when several records are changed at once: their files stay.
    const id = 'id' in args && isId(args.id) ? args.id : undefined
    if (req.file || (crop && id)) await restUntilWriting(req)
    const file = req.file ?? (crop && id ? await storedPicture(folder, id, req) : undefined)
    if (!file) {
      // Every size keeps the whole picture, so only the focal point is saved; the files stay.
      if (!focalPoint || id === undefined) return args
      const { x: focalX, y: focalY } = keptPoint(focalPoint)
      return { ...args, data: { ...args.data, focalX, focalY } }
    }
    if (file.size > limits.upload) refuse(tooLargeFile, 413)
    await takePictureTurn(req)
    const { data, mimeType, extension, moves } = await readApart(reading, file.data, crop)
    if (await req.transactionID) await sayStillThere(req)
    const name = storedName(file.name, extension, 'image')
    req.file = { ...file, data, size: data.byteLength, mimetype: mimeType, name }
    beginPicture(data, moves, req)
    // The focal point of another picture is meaningless here.
    req.query = { ...req.query, uploadEdits: { focalPoint: keptPoint(focalPoint ?? centre) } }
    // Payload would look for a file of that name, and report a lost database as a problem of the
    // upload.
    return { ...args, overwriteExistingFiles: true }
  }
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}

function refuse(sentence: string, status = 400): never {
  throw new APIError(sentence, status, null, true)
}
