import { documentsPath } from '../programPaths.ts'
import { type DocumentKind, documentExtensions, isDocumentKind } from './documentKinds.ts'

/** A link carries the bytes to come: who pays for them by the megabyte reads it before he presses. */
const bytesParameter = 'o'

const name = new RegExp(`^[a-z0-9-]+_[0-9a-f]{10}\\.(${documentExtensions.join('|')})$`)
const address = new RegExp(`^${documentsPath}/([^/?#]+)(?:\\?${bytesParameter}=(\\d{1,9}))?$`)

/** A document that a text leads to. */
export interface LinkedDocument {
  /** The path of its page. */
  path: string
  kind: DocumentKind
  /** The size when the link was made; undefined where a person wrote the address by hand. */
  bytes: number | undefined
}

/** Gives the kind of a document by the name of its file; undefined for any other name. */
export function kindOfDocument(filename: string): DocumentKind | undefined {
  const extension = name.exec(filename)?.[1]
  return isDocumentKind(extension) ? extension : undefined
}

export function documentPath(filename: string): string {
  return `${documentsPath}/${filename}`
}

/** The address of a link to a document. */
export function documentAddress(filename: string, bytes: number): string {
  return `${documentPath(filename)}?${bytesParameter}=${bytes}`
}

/** Gives the document of a link, if it is one of ours. */
export function linkedDocument(href: string): LinkedDocument | undefined {
  const [, filename = '', bytes] = address.exec(href) ?? []
  const kind = kindOfDocument(filename)
  if (kind === undefined) return undefined
  return {
    path: documentPath(filename),
    kind,
    bytes: bytes === undefined ? undefined : Number(bytes),
  }
}
