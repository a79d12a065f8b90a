import { isHttps, publicAddress } from '@sira/contract/publicAddress'
import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { colleagues } from '../access/colleagues.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { ownAccountOrAdministrator } from '../access/ownAccountOrAdministrator.ts'
import { roles } from '../access/role.ts'
import { passwordRules } from '../hooks/passwordRules.ts'
import { adminGroups } from './adminGroups.ts'

const tenMinutesMs = 10 * 60 * 1000
const eightHours = 8 * 60 * 60

/** The people of the back office. Nobody registers: administrators make the accounts. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Utilisateur', plural: 'Utilisateurs' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: tenMinutesMs,
    tokenExpiration: eightHours,
    cookies: { sameSite: 'Lax', secure: isHttps(publicAddress(process.env)) },
    removeTokenFromResponses: true,
    // Without e-mail nobody can be sent a link; its interval would be a write beside the transaction.
    forgotPassword: { minRequestInterval: 0 },
  },
  access: {
    create: administratorsOnly,
    read: colleagues,
    update: ownAccountOrAdministrator,
    delete: administratorsOnly,
    unlock: administratorsOnly,
    admin: ({ req }) => req.user !== null,
  },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'nom', 'role', 'updatedAt'],
  },
  disableDuplicate: true,
  hooks: { beforeValidate: [passwordRules] },
  fields: [
    { name: 'nom', type: 'text', label: 'Nom' },
    {
      name: 'role',
      type: 'select',
      label: 'Rôle',
      required: true,
      defaultValue: 'editor',
      options: Object.entries(roles).map(([value, label]) => ({ value, label })),
      access: { create: administratorsOnly, update: administratorsOnly },
      admin: {
        description:
          'Administrateur : tout. Rédacteur : le contenu et les médias. Agent : les messages reçus.',
      },
    },
  ],
}
