import { limits } from '@sira/contract/limits'

/** The most that a file of the library may weigh, as staff read it. */
export const largestFile = `${limits.upload / 1024 / 1024} Mo`

export const tooLargeFile = `Ce fichier dépasse ${largestFile} : réduisez-le.`
