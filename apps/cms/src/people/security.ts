import type { GlobalConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import {
  endUnprotectedSessions,
  requireOwnFactorFirst,
} from './secondFactor/secondFactorRequired.ts'

/** The company's rules for the accounts of its staff; none of them is public. */
export const security: GlobalConfig = {
  slug: 'security',
  label: 'Sécurité des comptes',
  access: { read: administratorsOnly, update: administratorsOnly },
  admin: { group: adminGroups.settings, hidden: hiddenFrom('editor', 'agent', 'cashier') },
  hooks: { beforeChange: [requireOwnFactorFirst], afterChange: [endUnprotectedSessions] },
  fields: [
    {
      name: 'secondFactorRequired',
      type: 'checkbox',
      label: 'Exiger la double authentification des administrateurs',
      defaultValue: false,
      admin: {
        description:
          'Un mot de passe seul n’ouvre plus de compte d’administrateur : il faut aussi le code d’un téléphone. Les administrateurs qui ne l’ont pas encore sont déconnectés et la mettent en place à leur prochaine connexion. Activez d’abord la vôtre, dans votre compte (en haut à droite).',
      },
    },
  ],
}
