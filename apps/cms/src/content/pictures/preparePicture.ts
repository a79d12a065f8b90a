import { limits } from '@sira/contract/limits'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { restUntilWriting } from '../../database/transactions/restUntilWriting.ts'
import { fittedPicture } from './fittedPicture.ts'
import { pictureKind } from './pictureKind.ts'
import { pictureName } from './pictureName.ts'
import { sayStillThere, takePictureTurn } from './pictureTurns.ts'

const largest = `${limits.upload / 1024 / 1024} Mo`
export const tooLargePicture = `Ce fichier dépasse ${largest} : réduisez l’image.`
const damagedPicture = 'Cette image est abîmée : enregistrez-la de nouveau, puis envoyez-la.'

/**
 * Looks at a picture before Payload makes its WebP: what it is follows from its content, never from
 * its name, and it gets a name that nobody can guess. Until its row is written nobody waits for it.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (file.size > limits.upload) refuse(tooLargePicture, 413)
  await restUntilWriting(req)
  const kind = await pictureKind(file.data)
  if ('refusal' in kind) return refuse(kind.refusal)
  await takePictureTurn(req)
  const fitted = await fittedPicture(file.data).catch(() => refuse(damagedPicture))
  if (await req.transactionID) await sayStillThere(req)
  const { data, mimeType, extension } = fitted ?? { data: file.data, ...kind }
  const name = pictureName(file.name, extension)
  req.file = { ...file, data, size: data.byteLength, mimetype: mimeType, name }
  // Payload would look for a file of that name, and call a lost database a problem of the upload.
  return { ...args, overwriteExistingFiles: true }
}

function refuse(sentence: string, status = 400): never {
  throw new APIError(sentence, status, null, true)
}
