/** An address that a form or a link names, where it is a page of ours; else nothing. */
export function ownAddress(named: string, siteAddress: string): URL | undefined {
  if (!named.startsWith('/') || !URL.canParse(named, siteAddress)) return undefined
  const page = new URL(named, siteAddress)
  if (page.origin !== new URL(siteAddress).origin) return undefined
  // `/a/..//elsewhere` becomes `//elsewhere`, which browsers read as another site.
  return page.pathname.startsWith('//') ? undefined : page
}
