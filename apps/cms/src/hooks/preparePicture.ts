import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { largestPictureBytes, webpOf } from './webpPicture.ts'
import { pictureName } from './pictureName.ts'

/**
 * Makes of any picture that is sent a WebP of at most 2000 px with a name nobody can guess. What it
 * is follows from its content, never from its name.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (file.size > largestPictureBytes) refuse('Ce fichier dépasse 10 Mo : réduisez l’image.', 413)
  const picture = await webpOf(file.data)
  if ('refusal' in picture) return refuse(picture.refusal)
  req.file = {
    data: picture.data,
    size: picture.data.byteLength,
    mimetype: 'image/webp',
    name: pictureName(file.name),
  }
  return args
}

function refuse(sentence: string, status = 400): never {
  throw new APIError(sentence, status, null, true)
}
