import type { GlobalConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { mailAddressField } from '../fields/mail/mailAddressField.ts'

/**
 * The settings of the reception: how long messages and the trash are kept, and the address for
 * notices. None of them is public.
 */
export const receptionSettings: GlobalConfig = {
  slug: 'reception',
  label: 'Réglages de la réception',
  access: { read: administratorsOnly, update: administratorsOnly },
  admin: { group: adminGroups.settings, hidden: hiddenFrom('editor', 'agent', 'cashier') },
  fields: [
    {
      ...mailAddressField('noticesTo'),
      label: 'Adresse qui reçoit les avis',
      admin: {
        description: 'Une boîte que l’équipe lit chaque jour. Vide : l’adresse de contact du site.',
      },
    },
    {
      name: 'retentionMonths',
      type: 'number',
      label: 'Durée de conservation (mois)',
      required: true,
      defaultValue: 24,
      min: 1,
      max: 120,
      admin: {
        description:
          'Chaque nuit, les demandes, les messages et les e-mails plus anciens sont effacés, ainsi que les adresses désabonnées depuis ce temps. Les abonnés restent tant qu’ils le veulent ; une adresse jamais confirmée et un message indésirable ne sont gardés qu’un mois.',
      },
    },
    {
      name: 'trashDays',
      type: 'number',
      label: 'Durée de la corbeille (jours)',
      required: true,
      defaultValue: 30,
      min: 1,
      max: 365,
      admin: {
        description:
          'Contenus, images et messages supprimés peuvent être repris de la corbeille de leur liste pendant ce temps ; ensuite, ils sont effacés pour de bon, la nuit.',
      },
    },
  ],
}
