import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

const shortest = 10

/** A password of the back office has at least ten characters; Payload asks for three. */
export const passwordRules: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < shortest) {
    const message = `Le mot de passe doit compter au moins ${shortest} caractères.`
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
  }
  return data
}
