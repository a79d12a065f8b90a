import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'

/**
 * A new password, asked for in a dialog of its own: the form of Payload closed its fields after a
 * wrong one, with what was typed, and called invalid what it had not looked at yet. The rules are
 * those of every change of an account: see guardAccounts and passwordRules.
 */
export const newPassword: Endpoint = {
  path: '/:id/password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { password, again, currentPassword } = (req.data ?? {}) as Record<string, unknown>
    if (typeof password !== 'string' || password === '') {
      throw new APIError('Saisissez le nouveau mot de passe.', 400)
    }
    if (password !== again) throw new APIError('Les deux nouveaux mots de passe diffèrent.', 400)
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
