import { randomBytes } from 'node:crypto'
import { StartFailure } from '@sira/host/startFailure'
import { type Payload, ValidationError } from 'payload'
import type { Environment } from '../environment/environment.ts'

type Settings = Pick<Environment, 'adminEmail' | 'adminPassword'>

/**
 * Makes the first account of an empty back office; a password that was not given is made and shown
 * once, since nobody can register from outside.
 */
export async function firstAdministrator(payload: Payload, settings: Settings): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  const { adminEmail: email, adminPassword } = settings
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  const data = { email, password, nom: 'Administrateur', role: 'administrator' } as const
  await payload.create({ collection: 'users', data }).catch((error: unknown) => {
    throw refusedPassword(error) ?? error
  })
  if (adminPassword !== undefined) return
  console.info(`
Premier administrateur du back office, à noter maintenant (affiché une seule fois) :
  e-mail        ${email}
  mot de passe  ${password}
`)
}

/** The rules of passwords are checked where accounts are made; here the error names the setting. */
function refusedPassword(error: unknown): StartFailure | undefined {
  if (!(error instanceof ValidationError)) return undefined
  const refused = error.data.errors.find(({ path }) => path === 'password')
  return (
    refused && new StartFailure(`Le réglage ADMIN_PASSWORD ne convient pas : ${refused.message}`)
  )
}
