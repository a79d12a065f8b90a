/** Seconds; longer than sessions are. The back office ends the binding some days after the last one. */
const life = 90 * 24 * 60 * 60

/** A name that only this site can set, where it is visited by TLS. */
function nameFor(siteAddress: string): string {
  return siteAddress.startsWith('https:') ? '__Host-presence' : 'presence'
}

/** Gives the token of a phone that marks presence without script; scripts cannot read it. */
export function phoneTokenOf(headers: Headers, siteAddress: string): string | undefined {
  const named = new RegExp(`(?:^|;\\s*)${nameFor(siteAddress)}=([\\w-]+)`)
  return named.exec(headers.get('cookie') ?? '')?.[1]
}

export function phoneCookie(token: string, siteAddress: string): string {
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = token === '' ? 0 : life
  return `${nameFor(siteAddress)}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
