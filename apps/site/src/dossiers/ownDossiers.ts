import { readReference } from '@sira/contract/dossiers/reference'

/**
 * The cookies of the dossiers that this device may open, of every kind, by the names they had when
 * there were orders alone; no script reads them. What was sent from here, or opened from a letter,
 * stays; what a phone number opened goes with the browser, which may be one of a cybercafé.
 */
export const cookies = { kept: 'commandes', untilClosed: 'commandes-ouvertes' } as const
type Stay = keyof typeof cookies
const stays = ['kept', 'untilClosed'] as const satisfies readonly Stay[]
/** The newest ones; the others open by their phone number. */
const most = 5
/** Seconds: long enough to pay and to receive, not for whoever buys the phone. */
const life = 60 * 24 * 60 * 60

interface OwnDossier {
  reference: string
  key: string
}

/** `CM-2026-7KQ4P9X.key.CM-…`: nothing in it that a cookie would have to escape. */
function ownDossiers(headers: Headers, stay: Stay): OwnDossier[] {
  const named = new RegExp(`(?:^|;\\s*)${cookies[stay]}=([\\w.-]*)`)
  const parts = (named.exec(headers.get('cookie') ?? '')?.[1] ?? '').split('.')
  return parts.flatMap((part, index) => {
    const key = parts[index + 1]
    const reference = index % 2 === 0 ? readReference(part) : undefined
    return reference && key ? [{ reference, key }] : []
  })
}

/** By which this device opens a dossier, if it may. */
export function keyOfDossier({ headers }: Pick<Request, 'headers'>, reference: string) {
  const own = [...ownDossiers(headers, 'kept'), ...ownDossiers(headers, 'untilClosed')]
  return own.find((dossier) => dossier.reference === reference)?.key
}

/** From now on this device opens it, for weeks or until its browser is closed. */
export function ownDossierCookie(
  { headers }: Pick<Request, 'headers'>,
  dossier: OwnDossier,
  siteAddress: string,
  stay: Stay = 'kept',
): string {
  const others = ownDossiers(headers, stay).filter(
    ({ reference }) => reference !== dossier.reference,
  )
  return cookieOf([dossier, ...others].slice(0, most), siteAddress, stay)
}

/** From now on this device opens it no more, however it came to; the others stay. */
export function forgottenDossierCookies(
  { headers }: Pick<Request, 'headers'>,
  forgotten: string,
  siteAddress: string,
): string[] {
  return stays.flatMap((stay) => {
    const own = ownDossiers(headers, stay)
    const others = own.filter(({ reference }) => reference !== forgotten)
    return others.length === own.length ? [] : [cookieOf(others, siteAddress, stay)]
  })
}

function cookieOf(dossiers: readonly OwnDossier[], siteAddress: string, stay: Stay): string {
  const value = dossiers.map(({ reference, key }) => `${reference}.${key}`).join('.')
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = dossiers.length === 0 ? '; Max-Age=0' : stay === 'kept' ? `; Max-Age=${life}` : ''
  return `${cookies[stay]}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
