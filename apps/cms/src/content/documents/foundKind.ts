import type { DocumentKind } from '@sira/contract/documents/documentKinds'

/** What a file was found to be, or the sentence that says why it is not taken. */
export type FoundKind = { kind: DocumentKind } | { refusal: string }
