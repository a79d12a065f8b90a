import { largestFile } from '../files/tooLargeFile.ts'

/** The accepted pictures, in words for staff. */
export const takenPictures = `JPEG, PNG, WebP, AVIF ou GIF, ${largestFile} au plus`

/** The types for the file dialog. */
export const acceptedTypes = ['jpeg', 'png', 'webp', 'gif', 'avif'].map((kind) => `image/${kind}`)
