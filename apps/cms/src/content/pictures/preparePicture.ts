import { limits } from '@sira/contract/limits'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { restUntilWriting } from '../../database/transactions/restUntilWriting.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { storedName } from '../files/storedName.ts'
import { tooLargeFile } from '../files/tooLargeFile.ts'
import { fittedPicture } from './fittedPicture.ts'
import { centre, keptPoint } from './focalPoint.ts'
import { beginPicture } from './keptPicture.ts'
import { takeEdits } from './pictureEdits.ts'
import { pictureKind } from './pictureKind.ts'
import { sayStillThere, takePictureTurn } from './pictureTurns.ts'
import { storedPicture } from './storedPicture.ts'

const damagedPicture = 'Cette image est abîmée. Enregistrez-la de nouveau, puis envoyez-la.'
const movingPicture =
  'Une image animée ne se recadre pas ici. Recadrez-la avant de l’envoyer, ou envoyez une image fixe.'

/**
 * Looks at a picture before Payload makes its WebP: what it is follows from its content, never from
 * its name, and it gets a name that nobody can guess. Until its row is written nobody waits for it.
 * One that is only cut is prepared like one that is sent: its address is new, nobody keeps the old.
 */
export function preparePicture(folder: FileFolder): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { crop, focalPoint } = takeEdits(req)
    // None where several are changed at once: their files stay.
    const id = 'id' in args && isId(args.id) ? args.id : undefined
    if (req.file || (crop && id)) await restUntilWriting(req)
    const file = req.file ?? (crop && id ? await storedPicture(folder, id, req) : undefined)
    if (!file) {
      // Every size keeps the whole picture: the point is noted, the files stay.
      if (!focalPoint || id === undefined) return args
      const { x: focalX, y: focalY } = keptPoint(focalPoint)
      return { ...args, data: { ...args.data, focalX, focalY } }
    }
    if (file.size > limits.upload) refuse(tooLargeFile, 413)
    const kind = await pictureKind(file.data)
    if ('refusal' in kind) return refuse(kind.refusal)
    if (crop && kind.moves) refuse(movingPicture)
    await takePictureTurn(req)
    const fitted = await fittedPicture(file.data, crop).catch(() => refuse(damagedPicture))
    if (await req.transactionID) await sayStillThere(req)
    const { data, mimeType, extension } = fitted ?? { data: file.data, ...kind }
    const name = storedName(file.name, extension, 'image')
    req.file = { ...file, data, size: data.byteLength, mimetype: mimeType, name }
    beginPicture(data, kind.moves, req)
    // Of another picture the point before would say nothing.
    req.query = { ...req.query, uploadEdits: { focalPoint: keptPoint(focalPoint ?? centre) } }
    // Payload would look for a file of that name, and call a lost database a problem of the upload.
    return { ...args, overwriteExistingFiles: true }
  }
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}

function refuse(sentence: string, status = 400): never {
  throw new APIError(sentence, status, null, true)
}
