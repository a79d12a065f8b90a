import { documentExtensions } from '@sira/contract/documents/documentKinds'
import { largestFile } from '../files/tooLargeFile.ts'

const kinds = documentExtensions.map((one) => one.toUpperCase())

/** What may be sent as a document, as staff read it before they choose one. */
export const takenDocuments = `${kinds.slice(0, -1).join(', ')} ou ${kinds.at(-1)}, ${largestFile} au plus, sans macros`
