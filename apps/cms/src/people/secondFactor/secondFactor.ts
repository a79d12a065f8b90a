import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../../database/sql/database.ts'
import { secretsOf } from '../../environment/secretsOf.ts'
import type { SecondFactor } from '../../payload-types.ts'
import type { Account } from '../account.ts'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recoveryCodes.ts'
import { seal, unseal } from './sealed.ts'
import { stepOfCode } from './totp.ts'

const purpose = 'second factor'
const collection = 'second-factors'

export async function secondFactorOf(
  req: PayloadRequest,
  user: number,
): Promise<SecondFactor | undefined> {
  const where = { user: { equals: user } }
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req })
  return docs[0]
}

/** The setting that asks it of administrators; the others may. */
export async function mustHaveSecondFactor(
  req: PayloadRequest,
  account: Pick<Account, 'role'>,
): Promise<boolean> {
  if (account.role !== 'administrator') return false
  const { secondFactorRequired } = await req.payload.findGlobal({ slug: 'security', req })
  return secondFactorRequired === true
}

/** Within changingAccounts. Gives the recovery codes, which are shown once. */
export async function activateSecondFactor(
  req: PayloadRequest,
  user: number,
  { key, lastStep }: { key: string; lastStep: number },
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const { secret } = req.payload
  const data = {
    user,
    key: seal(key, purpose, secret),
    lastStep,
    recovery: codes.map((code) => recoveryHash(code, secret)),
  }
  await req.payload.create({ collection, data, depth: 0, req })
  return codes
}

/** Whether this code is valid; uses it up. Call it within changingAccounts. */
export async function spendCode(
  req: PayloadRequest,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const secrets = secretsOf(req.payload)
  const use = async (data: Partial<SecondFactor>) => {
    await req.payload.update({ collection, id: factor.id, data, depth: 0, req })
    return true
  }
  if (looksLikeRecoveryCode(code)) {
    const kept = recoveryOf(factor)
    const spent = new Set(secrets.map((secret) => recoveryHash(code, secret)))
    const rest = kept.filter((hash) => !spent.has(hash))
    return rest.length < kept.length && use({ recovery: rest })
  }
  const key = unsealed(factor.key, secrets)
  if (key === undefined) {
    req.payload.logger.error(
      'La double authentification ne peut plus être lue : PAYLOAD_SECRET a changé sans PREVIOUS_SECRETS. Voir docs/how-to/change-a-secret.md.',
    )
    return false
  }
  const now = { now: new Date(), lastStep: factor.lastStep }
  const step = stepOfCode(code.replaceAll(' ', ''), Buffer.from(key, 'base64url'), now)
  return step !== undefined && use({ lastStep: step })
}

/** The key of a second factor; undefined where none of these secrets sealed it. */
function unsealed(key: string, secrets: readonly string[]): string | undefined {
  for (const secret of secrets) {
    const opened = unseal(key, purpose, secret)
    if (opened !== undefined) return opened
  }
  return undefined
}

/**
 * Seals factors of an earlier secret with the present one, so that the earlier one may be dropped.
 * Column by column, because a code may be in use.
 */
export async function resealSecondFactors(payload: Payload): Promise<void> {
  const [secret = '', ...previous] = secretsOf(payload)
  if (previous.length === 0) return
  const database = databaseOf(payload)
  const table = sql.identifier(database.tableOf(collection))
  const { docs } = await payload.find({ collection, pagination: false, depth: 0 })
  for (const { id, key } of docs) {
    if (unseal(key, purpose, secret) !== undefined) continue
    const opened = unsealed(key, previous)
    if (opened === undefined) continue
    const sealed = seal(opened, purpose, secret)
    await database.rows(sql`update ${table} set key = ${sealed} where id = ${id} and key = ${key}`)
  }
}

export function recoveryOf(factor: SecondFactor): string[] {
  return Array.isArray(factor.recovery) ? factor.recovery.map(String) : []
}

export async function renewRecoveryCodes(req: PayloadRequest, factor: SecondFactor) {
  const codes = newRecoveryCodes()
  const recovery = codes.map((code) => recoveryHash(code, req.payload.secret))
  await req.payload.update({ collection, id: factor.id, data: { recovery }, depth: 0, req })
  return codes
}

export async function removeSecondFactor(req: PayloadRequest, user: number): Promise<void> {
  await req.payload.delete({ collection, where: { user: { equals: user } }, depth: 0, req })
}
