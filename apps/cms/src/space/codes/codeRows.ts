import type { PayloadRequest } from 'payload'
import type { RecipientBound } from '../../database/records/recipientTurns.ts'
import { codeMark, newCode } from '../hashes.ts'

/** Milliseconds that a code opens a space. */
export const codeLifeMs = 10 * 60_000

/** Guesses of one code. */
export const mostTries = 5

/** New codes of one address: a stranger who knows it can neither flood nor guess on for ever. */
export const codesADay: RecipientBound = {
  what: 'space codes',
  most: 5,
  withinMs: 24 * 60 * 60_000,
}

/** A row that opens nothing yet: its code is made when it is given. */
export async function newRow(
  whose: { personne: string; prenomme?: string },
  req: PayloadRequest,
): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'codes-espace',
    data: { ...whose, essais: 0, finLe: new Date(Date.now() + codeLifeMs).toISOString() },
    depth: 0,
    req,
  })
  return id
}

/** The code of a row, kept as a digest alone. */
export async function giveCode(row: number, req: PayloadRequest): Promise<string> {
  const code = newCode()
  await req.payload.update({
    collection: 'codes-espace',
    id: row,
    data: {
      code: codeMark(code, row, req.payload),
      finLe: new Date(Date.now() + codeLifeMs).toISOString(),
    },
    depth: 0,
    req,
  })
  return code
}
