import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { pictureKind } from './pictureKind.ts'
import { pictureName } from './pictureName.ts'

export const largestPictureBytes = 10 * 1024 * 1024
export const tooLargePicture = 'Ce fichier dépasse 10 Mo : réduisez l’image.'

/**
 * Looks at a picture before Payload makes its WebP: what it is follows from its content, never from
 * its name, and it gets a name that nobody can guess.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (file.size > largestPictureBytes) refuse(tooLargePicture, 413)
  const kind = await pictureKind(file.data)
  if ('refusal' in kind) return refuse(kind.refusal)
  req.file = { ...file, mimetype: kind.mimeType, name: pictureName(file.name, kind.extension) }
  return args
}

function refuse(sentence: string, status = 400): never {
  throw new APIError(sentence, status, null, true)
}
