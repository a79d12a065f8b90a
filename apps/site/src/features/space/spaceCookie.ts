import { closedNowCookie } from '../../dossiers/ownDossiers.ts'

/** The secret of a session and whose it is: the back office keeps digests of both. */
export interface SpaceKey {
  jeton: string
  adresse: string
}

/** Seconds, where somebody asked to stay. */
const life = 30 * 24 * 60 * 60

/** A name that only this site can set, where it is visited by TLS. */
function nameFor(siteAddress: string): string {
  return siteAddress.startsWith('https:') ? '__Host-espace' : 'espace'
}

/** `secret.address`, the address in letters that a cookie may have. */
export function spaceKeyOf(headers: Headers, siteAddress: string): SpaceKey | undefined {
  const named = new RegExp(`(?:^|;\\s*)${nameFor(siteAddress)}=([\\w-]+)\\.([\\w-]+)`)
  const [, jeton, coded] = named.exec(headers.get('cookie') ?? '') ?? []
  if (!jeton || !coded) return undefined
  return { jeton, adresse: Buffer.from(coded, 'base64url').toString('utf8') }
}

/** Until the browser is closed, unless its visitor wants to stay. */
export function spaceCookie(
  { jeton, adresse }: SpaceKey,
  siteAddress: string,
  stays: boolean,
): string {
  const coded = Buffer.from(adresse, 'utf8').toString('base64url')
  return cookie(`${jeton}.${coded}`, siteAddress, stays ? `; Max-Age=${life}` : '')
}

/** Nothing stays open in this browser: the space, nor the dossiers that were opened from it. */
export function closedSpaceCookies(siteAddress: string): string[] {
  return [cookie('', siteAddress, '; Max-Age=0'), closedNowCookie(siteAddress)]
}

function cookie(value: string, siteAddress: string, age: string): string {
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  return `${nameFor(siteAddress)}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
