/** The part of an address that no server is sent. */
const mark = '#cv='

/** A CV within an address: another browser opens it there, and nobody sees it on the way. */
export async function linkWith(content: object): Promise<string> {
  const packed = new Blob([JSON.stringify(content)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const safe = letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  return `${location.origin}${location.pathname}${mark}${safe}`
}

/** The content in the fragment of this page's address, if there is any; it is taken out of it. */
export async function contentOfLink(): Promise<unknown> {
  if (!location.hash.startsWith(mark)) return undefined
  const letters = location.hash.slice(mark.length).replace(/-/g, '+').replace(/_/g, '/')
  history.replaceState(null, '', location.pathname + location.search)
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return JSON.parse(await new Response(unpacked).text())
  } catch {
    return undefined
  }
}
