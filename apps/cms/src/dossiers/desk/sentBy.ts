import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { fr } from 'zod/locales'
import { longestWord } from './longestWord.ts'

/** For what a schema has no sentence of its own: staff read French. */
const { localeError: inFrench } = fr()

/** The parsed body of a call from our screens, or the sentence that says what is missing. */
export async function sentBy<Output>(
  schema: z.ZodType<Output>,
  req: PayloadRequest,
): Promise<Output> {
  await addDataAndFileToRequest(req)
  const given = schema.safeParse(req.data, { error: inFrench })
  if (given.success) return given.data
  const message = given.error.issues[0]?.message ?? 'Demande illisible. Rechargez la page.'
  throw new APIError(message, 400)
}

const longest = 500

/** Why somebody did something with money: everybody who looks at it later reads it. */
export const motif = z
  .string('Écrivez pourquoi.')
  .trim()
  .min(3, 'Écrivez pourquoi.')
  .max(longest, `Au plus ${longest} caractères.`)

/** What the customer reads of it. */
export const message = z
  .string()
  .trim()
  .max(longestWord, `Au plus ${longestWord} caractères.`)
  .optional()
  .transform((text) => text || undefined)
