import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { Account } from '../account.ts'
import { deviceName } from './deviceName.ts'
import { deviceCookie } from './knownDevice.ts'
import { visitorAddress } from './visitorAddress.ts'

/** A person’s telephones and computers, and a few that were forgotten; the oldest ends first. */
const mostSessions = 20

type Session = NonNullable<Account['sessions']>[number]

export interface OpenedSession {
  /** Unix time in seconds. */
  exp: number
  cookies: string[]
}

/**
 * Signs a browser in, next to where the account is signed in already. The account must have been
 * read in this transaction (changingAccounts): Payload's own way reads it before, and of two
 * sign-ins at once one is lost.
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

/** Those that have not run out, oldest first. */
export function openSessions({ sessions }: Pick<Account, 'sessions'>): Session[] {
  const now = Date.now()
  return (sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
}

/** The session of the browser that asks. */
export function sessionOf(req: PayloadRequest): string | undefined {
  const sid: unknown = req.user && '_sid' in req.user ? req.user._sid : undefined
  return typeof sid === 'string' ? sid : undefined
}

/** Signs an account out everywhere, or everywhere but here; whether it was signed in there at all. */
export function endSessions(req: PayloadRequest, account: Account, but?: string): Promise<boolean> {
  return keepOnly(req, account, ({ id }) => id === but)
}

/** Signs one browser out, such as that of a telephone which is lost. */
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
    // Signing in is no change of the account.
    data: { sessions, updatedAt: null },
    req,
    returning: false,
  })
}
