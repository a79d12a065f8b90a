/** The result of a render. Header names are in lower case. */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  /** Not compressed. */
  body: Uint8Array
  /** The body in the smallest brotli: files are compressed by the build. */
  brotli?: Uint8Array
  /** Metadata of its maker: kept with the answer, never sent. */
  about?: unknown
  /** A part could not be had just now: such an answer never replaces a complete one. */
  incomplete?: boolean
}
