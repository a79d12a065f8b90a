import { invalidForm } from '@sira/contract/wire/refusals'
import { ValidationError } from 'payload'

/**
 * The collections have checks of their own: what they refuse is told as our own checks tell it.
 * Gives any other error back unchanged.
 */
export function refusedByPayload(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  return invalidForm(
    error.data.errors.map(({ path }) => ({
      path: [path],
      message: path === 'email' ? 'email must be a valid email' : `${path} is invalid`,
    })),
  )
}
