/** What a render gives: header names in lower case. */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  /** Not compressed. */
  body: Uint8Array
  /** The body in brotli, as small as it becomes: of files, which a build compresses. */
  brotli?: Uint8Array
  /** Metadata by its maker: kept with it, and never sent. */
  about?: unknown
  /** It lacks something that could not be had just now: it never takes the place of one that does not. */
  incomplete?: boolean
}
