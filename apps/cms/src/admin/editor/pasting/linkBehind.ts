/**
 * Where a pasted link leads, or nothing where it leads nowhere on the site: to a file on the
 * writer's disk, or to a place within the document. Google Docs lays an address of its own before.
 */
export function linkBehind(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(href)
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) return undefined
  const isGoogles = /^(www\.)?google\.[a-z.]+$/.test(hostname) && pathname === '/url'
  const behind = isGoogles ? searchParams.get('q') : null
  return behind === null ? href : linkBehind(behind)
}
