import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { keptPassword } from './passwordText.ts'

const given = z.object({
  password: z.string().min(1),
  again: z.unknown().optional(),
  currentPassword: z.unknown().optional(),
})

/**
 * Sets a new password, from a separate dialog: Payload's form closed its fields after a wrong one,
 * lost the typed text, and called unchecked values invalid. The rules are those of every change of
 * an account: see guardAccounts and passwordRules.
 */
export const newPassword: Endpoint = {
  path: '/:id/password',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new APIError('Votre session est terminée.', 401, null, true)
    await addDataAndFileToRequest(req)
    const { success, data } = given.safeParse(req.data)
    if (!success) throw new APIError('Saisissez le nouveau mot de passe.', 400)
    const { password, again, currentPassword } = data
    if (typeof again !== 'string' || keptPassword(password) !== keptPassword(again))
      throw new APIError('Les deux nouveaux mots de passe diffèrent.', 400)
    await change(req, { password, currentPassword })
    return Response.json({ message: 'Le mot de passe est changé.' })
  },
}

async function change(req: PayloadRequest, data: Record<string, unknown>): Promise<void> {
  const id = recordNumber(req)
  try {
    await req.payload.update({ collection: 'users', id, data, overrideAccess: false, req })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new APIError(error.data.errors.map(({ message }) => message).join(' '), 400)
  }
}
