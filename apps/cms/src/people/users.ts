import { isHttps, publicAddress } from '@sira/host/addresses/publicAddress'
import type { CollectionConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { colleagues } from '../access/colleagues.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { nobody } from '../access/nobody.ts'
import { ownAccountOrAdministrator } from '../access/ownAccountOrAdministrator.ts'
import { extraRoles, roles } from '../access/role.ts'
import { mailAddressField } from '../fields/mail/mailAddressField.ts'
import { lockAccounts } from './accountsLock.ts'
import { besideTheFirst } from './besideTheFirst.ts'
import { forgetFilters } from './filters/savedFilters.ts'
import { guardAccounts } from './guardAccounts.ts'
import { invitationEndpoints } from './invitations/invitations.ts'
import { composePassword } from './passwords/composePassword.ts'
import { forgottenPassword } from './passwords/forgottenPassword.ts'
import { newPassword } from './passwords/newPassword.ts'
import { passwordRules } from './passwords/passwordRules.ts'
import { resetPassword } from './passwords/resetPassword.ts'
import { removeSecondFactor } from './secondFactor/secondFactor.ts'
import { secondFactorEndpoints } from './secondFactor/secondFactorEndpoints.ts'
import { askOfNewAdministrators } from './secondFactor/secondFactorRequired.ts'
import { closedDoors, onlyThroughSignIn } from './signIn/closedDoors.ts'
import { sessionEndpoints } from './signIn/sessionEndpoints.ts'
import { signIn } from './signIn/signIn.ts'

const eightHours = 8 * 60 * 60

/** The people of the back office. Nobody registers: administrators make the accounts. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Utilisateur', plural: 'Utilisateurs' },
  auth: {
    // Guesses are slowed, accounts never locked: see signIn.
    maxLoginAttempts: 0,
    tokenExpiration: eightHours,
    cookies: { sameSite: 'Lax', secure: isHttps(publicAddress(process.env)) },
    removeTokenFromResponses: true,
    // Payload's interval would write outside the transaction; see forgottenPassword for ours.
    forgotPassword: { minRequestInterval: 0 },
  },
  access: {
    create: administratorsOnly,
    read: colleagues,
    update: ownAccountOrAdministrator,
    delete: administratorsOnly,
    unlock: nobody,
    admin: ({ req }) => req.user !== null,
  },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'agent', 'cashier'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'nom', 'role', 'updatedAt'],
    components: {
      beforeListTable: ['/src/admin/accounts/invitations/InviteButton.tsx#InviteButton'],
    },
  },
  disableDuplicate: true,
  lockDocuments: false,
  // A dozen people: each is changed by name.
  disableBulkEdit: true,
  disableBulkDelete: true,
  endpoints: [
    newPassword,
    signIn,
    forgottenPassword,
    resetPassword,
    ...closedDoors,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...invitationEndpoints,
  ],
  hooks: {
    beforeOperation: [composePassword, guardAccounts],
    beforeLogin: [onlyThroughSignIn],
    beforeValidate: [passwordRules],
    afterChange: [askOfNewAdministrators],
    beforeDelete: [({ id, req }) => forgetFilters(req, Number(id))],
    afterDelete: [({ id, req }) => removeSecondFactor(req, Number(id))],
    // Payload runs it first of all, in the transaction that ends the session.
    afterLogout: [({ req }) => lockAccounts(req)],
  },
  fields: [
    {
      name: 'addressNote',
      type: 'ui',
      label: 'Adresse e-mail',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/accounts/AddressNote.tsx#AddressNote' },
      },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: 'Votre mot de passe actuel',
      // Never kept, so there is nothing to read; what one may not read is not shown as a field.
      access: { create: nobody },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/src/admin/accounts/CurrentPassword.tsx#CurrentPassword' },
      },
    },
    // Payload's own, which shows it: only who may change it is the matter here, see guardAccounts.
    {
      ...mailAddressField('email'),
      label: 'E-mail',
      required: true,
      access: { update: administratorsOnly },
    },
    {
      name: 'nom',
      type: 'text',
      label: 'Nom',
      admin: { components: { Cell: '/src/admin/accounts/invitations/NameCell.tsx#NameCell' } },
    },
    {
      name: 'role',
      type: 'select',
      label: 'Rôle',
      required: true,
      defaultValue: 'editor',
      options: Object.entries(roles).map(([value, label]) => ({ value, label })),
      access: { create: administratorsOnly, update: administratorsOnly },
      admin: {
        components: { Cell: '/src/admin/accounts/RolesCell.tsx#RolesCell' },
        description:
          'Administrateur : tout. Rédacteur : le contenu, les médias, le texte des lettres. Agent : les messages reçus, les lettres et leur envoi, les commandes. Caisse : les commandes et les paiements seulement.',
      },
    },
    {
      name: 'moreRoles',
      type: 'select',
      hasMany: true,
      label: 'Autres rôles',
      options: extraRoles,
      access: { create: administratorsOnly, update: administratorsOnly },
      hooks: { beforeChange: [besideTheFirst] },
      admin: {
        disableListColumn: true,
        condition: ({ role }) => role !== 'administrator',
        description: 'Ce que la personne fait en plus : elle a les droits de chacun de ses rôles.',
      },
    },
    // Set until the owner has chosen a password; see invitations.
    {
      name: 'invitedUntil',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'safety',
      type: 'ui',
      label: 'Sécurité',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/accounts/AccountSafety.tsx#AccountSafety' },
      },
    },
    {
      name: 'sessions',
      type: 'array',
      fields: [
        { name: 'device', type: 'text' },
        { name: 'address', type: 'text' },
      ],
    },
  ],
}
