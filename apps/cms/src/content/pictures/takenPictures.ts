import { largestFile } from '../files/tooLargeFile.ts'

/** What may be sent as a picture, as staff read it before they choose one. */
export const takenPictures = `JPEG, PNG, WebP, AVIF ou GIF, ${largestFile} au plus`

/** All that the browser is to offer for sending. */
export const acceptedTypes = ['jpeg', 'png', 'webp', 'gif', 'avif'].map((kind) => `image/${kind}`)
