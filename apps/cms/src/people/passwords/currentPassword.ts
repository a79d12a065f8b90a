import { type PayloadRequest, ValidationError } from 'payload'
import { accountById } from '../account.ts'
import { signInLimits } from '../signIn/signInLimits.ts'
import { visitorAddress } from '../signIn/visitorAddress.ts'
import { rightSpelling } from './passwordCheck.ts'

/**
 * Requires the current password of the signed-in person for a new password or address, of one's own
 * account or a colleague's: a screen left open must not be enough to take an account over.
 */
export async function requireCurrentPassword(req: PayloadRequest, given: unknown): Promise<void> {
  const problem = await wrongPassword(req, given)
  if (problem === undefined) return
  const errors = [{ path: 'currentPassword', label: 'Votre mot de passe actuel', message: problem }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

/** Gives the error for a wrong current password; undefined for the right one. */
export async function wrongPassword(
  req: PayloadRequest,
  given: unknown,
): Promise<string | undefined> {
  if (typeof given !== 'string' || given === '') {
    return 'Saisissez votre mot de passe actuel pour le confirmer.'
  }
  const own = await accountById(req, Number(req.user?.id))
  if (own === null) return 'Reconnectez-vous.'
  const attempt = { address: visitorAddress(req), account: own.email, known: true }
  const wait = await signInLimits.beginPassword(attempt)
  if (wait > 0) return `Trop d’essais. Attendez ${wait} secondes, puis réessayez.`
  if ((await rightSpelling(given, own)) === undefined)
    return 'Ce n’est pas votre mot de passe actuel.'
  await signInLimits.passwordWasRight(attempt)
  return undefined
}
