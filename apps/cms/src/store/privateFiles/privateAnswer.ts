interface GivenFile {
  bytes: Buffer
  type: string
  /** The whole header, with the name under which the file is saved. */
  disposition: string
}

/**
 * Answers with a private file for an authorised person: always as a download, never shown as a page
 * of ours.
 */
export function privateAnswer({ bytes, type, disposition }: GivenFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}
