import type { DocumentKind } from '@sira/contract/documents/documentKinds'

/** The kind of a file, or the sentence that says why it is refused. */
export type FoundKind = { kind: DocumentKind } | { refusal: string }
