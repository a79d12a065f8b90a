import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { Account } from '../account.ts'
import { deviceName } from './deviceName.ts'
import { deviceCookie } from './knownDevice.ts'
import { visitorAddress } from './visitorAddress.ts'

/**
 * The phones and computers of one person, with some forgotten ones; the oldest session ends first.
 */
const mostSessions = 20

type Session = NonNullable<Account['sessions']>[number]

export interface OpenedSession {
  /** Unix time in seconds. */
  exp: number
  cookies: string[]
}

/**
 * Signs a browser in, besides the account's other sessions. The account must have been read in this
 * transaction (changingAccounts): Payload's own way reads it before, and of two sign-ins at once
 * one is lost.
 */
export async function openSession(req: PayloadRequest, account: Account): Promise<OpenedSession> {
  const { config } = req.payload.collections.users
  const now = new Date()
  const sid = randomUUID()
  const session: Session = {
    id: sid,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + config.auth.tokenExpiration * 1000).toISOString(),
    device: deviceName(req.headers.get('user-agent')),
    address: visitorAddress(req),
  }
  await keepSessions(req, account, [...openSessions(account).slice(1 - mostSessions), session])
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: account.email,
      sid,
      user: { ...account, collection: 'users' },
    }),
    secret: req.payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const { cookiePrefix } = req.payload.config
  const cookie = generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token })
  const known = deviceCookie(req, account.email, config.auth.cookies.secure === true)
  return { exp, cookies: [String(cookie), known] }
}

/** Gives the sessions that have not expired, the oldest first. */
export function openSessions({ sessions }: Pick<Account, 'sessions'>): Session[] {
  const now = Date.now()
  return (sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
}

/** Gives the session of the asking browser. */
export function sessionOf(req: PayloadRequest): string | undefined {
  const sid: unknown = req.user && '_sid' in req.user ? req.user._sid : undefined
  return typeof sid === 'string' ? sid : undefined
}

/** Ends all sessions of an account, or all but one; gives whether there were any. */
export function endSessions(req: PayloadRequest, account: Account, but?: string): Promise<boolean> {
  return keepOnly(req, account, ({ id }) => id === but)
}

/** Ends one session, such as that of a lost phone. */
export function endSession(req: PayloadRequest, account: Account, ended: string): Promise<boolean> {
  return keepOnly(req, account, ({ id }) => id !== ended)
}

async function keepOnly(
  req: PayloadRequest,
  account: Account,
  stays: (session: Session) => boolean,
): Promise<boolean> {
  const open = openSessions(account)
  const kept = open.filter(stays)
  if (kept.length === open.length) return false
  await keepSessions(req, account, kept)
  return true
}

async function keepSessions(req: PayloadRequest, account: Account, sessions: Session[]) {
  await req.payload.db.updateOne({
    collection: 'users',
    id: account.id,
    // A sign-in does not change the date of the account.
    data: { sessions, updatedAt: null },
    req,
    returning: false,
  })
}
