import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { weakPassword } from './weakPassword.ts'

/** Refuses a password that is guessed at once, from its owner or a colleague. */
export const passwordRules: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const about = [data?.email ?? originalDoc?.email, data?.nom ?? originalDoc?.nom]
  const message = weakPassword(
    password,
    about.map((known) => String(known ?? '')),
  )
  if (message === undefined) return data
  throw new ValidationError(
    { collection: 'users', errors: [{ path: 'password', label: 'Mot de passe', message }], req },
    req.t,
  )
}
