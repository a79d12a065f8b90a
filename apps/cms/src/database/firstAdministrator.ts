import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Environment } from '../../server/environment.ts'

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
  await payload.create({
    collection: 'users',
    data: { email, password, nom: 'Administrateur', role: 'administrator' },
  })
  if (adminPassword !== undefined) return
  console.info(`
Premier administrateur du back office, à noter maintenant (affiché une seule fois) :
  e-mail        ${email}
  mot de passe  ${password}
`)
}
