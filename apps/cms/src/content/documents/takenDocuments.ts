import { documentExtensions } from '@sira/contract/documents/documentKinds'
import { largestFile } from '../files/tooLargeFile.ts'

const kinds = documentExtensions.map((one) => one.toUpperCase())

/** The accepted documents, in words for staff. */
export const takenDocuments = `${kinds.slice(0, -1).join(', ')} ou ${kinds.at(-1)}, ${largestFile} au plus, sans macros`
