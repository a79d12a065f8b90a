import { mostOwnDossiers } from '@sira/contract/dossiers/ownDossiers'
import { readReference } from '@sira/contract/dossiers/reference'
import { isSharedDevice } from './sharedDevice.ts'

/**
 * The cookies of the dossiers that this device may open, of every kind, by the names they had when
 * there were orders alone; no script reads them. What was sent from here, or opened from a letter,
 * stays, but for a device that others use too; what a phone number opened goes with the browser,
 * which may be one of a cybercafé.
 */
export const cookies = { kept: 'commandes', untilClosed: 'commandes-ouvertes' } as const
type Stay = keyof typeof cookies
const stays = ['kept', 'untilClosed'] as const satisfies readonly Stay[]
/** Seconds: long enough to pay and to receive, not for whoever buys the phone. */
const life = 60 * 24 * 60 * 60

export interface OwnDossier {
  reference: string
  key: string
}

type Asked = Pick<Request, 'headers'>

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

/** All that this device may open, each once, the newest of each cookie first. */
export function allOwnDossiers({ headers }: Asked): OwnDossier[] {
  const own = stays.flatMap((stay) => ownDossiers(headers, stay)).toReversed()
  const once = new Map(own.map((dossier) => [dossier.reference, dossier]))
  return [...once.values()].toReversed().slice(0, mostOwnDossiers)
}

/** Whether something of it is forgotten with the browser: then no copy of it stays either. */
export function hasUntilClosed({ headers }: Asked): boolean {
  return ownDossiers(headers, 'untilClosed').length > 0
}

/** By which this device opens a dossier, if it may. */
export function keyOfDossier({ headers }: Asked, reference: string) {
  const own = stays.flatMap((stay) => ownDossiers(headers, stay))
  return own.find((dossier) => dossier.reference === reference)?.key
}

/** From now on this device opens it, for weeks or until its browser is closed. */
export function ownDossierCookie(
  { headers }: Asked,
  dossier: OwnDossier,
  siteAddress: string,
  wanted: Stay = 'kept',
): string {
  const stay = isSharedDevice(headers) ? 'untilClosed' : wanted
  const others = ownDossiers(headers, stay).filter(
    ({ reference }) => reference !== dossier.reference,
  )
  return cookieOf([dossier, ...others].slice(0, mostOwnDossiers), siteAddress, stay)
}

/** From now on this device opens it no more, however it came to; the others stay. */
export function forgottenDossierCookies(
  { headers }: Asked,
  forgotten: string,
  siteAddress: string,
): string[] {
  return stays.flatMap((stay) => {
    const own = ownDossiers(headers, stay)
    const others = own.filter(({ reference }) => reference !== forgotten)
    return others.length === own.length ? [] : [cookieOf(others, siteAddress, stay)]
  })
}

/** From now on this device opens nothing. */
export function allForgottenCookies(siteAddress: string): string[] {
  return stays.map((stay) => cookieOf([], siteAddress, stay))
}

/** Closes now all that was opened until the browser is closed. */
export function closedNowCookie(siteAddress: string): string {
  return cookieOf([], siteAddress, 'untilClosed')
}

/** All that it opens goes with the browser. */
export function untilClosedCookies(asked: Asked, siteAddress: string): string[] {
  const all = allOwnDossiers(asked)
  return [cookieOf([], siteAddress, 'kept'), cookieOf(all, siteAddress, 'untilClosed')]
}

function cookieOf(dossiers: readonly OwnDossier[], siteAddress: string, stay: Stay): string {
  const value = dossiers.map(({ reference, key }) => `${reference}.${key}`).join('.')
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = dossiers.length === 0 ? '; Max-Age=0' : stay === 'kept' ? `; Max-Age=${life}` : ''
  return `${cookies[stay]}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
