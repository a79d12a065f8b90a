import type { Readable } from 'node:stream'

/** A file as it was sent: its bytes, or the ticket of its upload. */
export type SentFile = { ticket: string } | { bytes: Buffer; name: string }

/** What came with files, be it by tickets or in parts. */
export interface SentParts {
  data: object
  files: ReadonlyMap<string, SentFile>
  /** The texts of a page’s own form; a program has none. */
  typed?: Readonly<Record<string, string>>
}

/** A body in parts is a stream, any other a text. */
export interface FileRequest {
  body: string | Readable
  contentType: string | undefined
}
