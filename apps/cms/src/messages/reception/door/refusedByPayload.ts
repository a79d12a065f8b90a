import { invalidForm } from '@sira/contract/wire/refusals'
import { ValidationError } from 'payload'

/**
 * Converts a refusal by the collection's own validation into the errors of the contract. Any other
 * error is given back unchanged.
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
