interface GivenFile {
  bytes: Buffer
  type: string
  /** The whole header, with the name under which the file is saved. */
  disposition: string
}

/** A private file for whoever may have it: always saved, never shown as a page of ours. */
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
