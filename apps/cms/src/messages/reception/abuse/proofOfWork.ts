import { parsedJson } from '@sira/host/parsedJson'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'

/** About 250 tries of this many rounds: under a second on a small phone, in the background. */
const rounds = 1000
/** A message may wait that long on a device without a network; later it counts as unproven. */
const proofLifetimeMs = 3 * 24 * 60 * 60_000

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      // A proof that asks us for more work than we asked for is not ours.
      cost: z.literal(rounds),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      data: z.record(z.string(), z.string()),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * A challenge (ALTCHA) for one sending: it holds for the idempotency key in it alone, so that a
 * solved one can wait on a device without a network and is of no use for a second message.
 */
export function challengeFor(key: string, secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    data: { key },
    expiresAt: new Date(Date.now() + proofLifetimeMs),
    deriveKey,
    hmacSignatureSecret: secret,
  })
}

/** A solved challenge of ours. */
export interface Proof {
  name: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** The one of this key; undefined where the header holds none. */
export async function proofFor(
  key: string | undefined,
  header: string | undefined,
  secret: string,
): Promise<Proof | undefined> {
  if (key === undefined || header === undefined) return undefined
  const proof = proofSchema.safeParse(parsedJson(header))
  if (!proof.success || proof.data.challenge.parameters.data.key !== key) return undefined
  try {
    const { challenge, solution } = proof.data
    const options = { challenge, solution, deriveKey, hmacSignatureSecret: secret }
    const { verified } = await verifySolution(options as Parameters<typeof verifySolution>[0])
    const { signature: name, parameters } = challenge
    return verified ? { name, expiresAt: parameters.expiresAt } : undefined
  } catch {
    return undefined
  }
}
