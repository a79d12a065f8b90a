import { modeNames } from '@sira/contract/orders/modeNames'
import { paymentProviders } from '@sira/contract/orders/paymentModes'
import type { GlobalConfig } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { orderStaff } from '../access/sales/orderStaff.ts'

/** How long an order waits for its money, and by what it may be paid. */
export const salesSettings: GlobalConfig = {
  slug: 'ventes',
  typescript: { interface: 'SalesSettings' },
  label: 'Réglages des ventes',
  access: { read: orderStaff, update: administratorsOnly },
  admin: { group: adminGroups.settings, hidden: hiddenFrom('editor', 'agent', 'cashier') },
  fields: [
    {
      name: 'delaiHeures',
      type: 'number',
      label: 'Délai pour payer (heures)',
      required: true,
      defaultValue: 72,
      min: 1,
      max: 720,
      admin: { description: 'Ensuite la commande expire et ses livres reviennent au stock.' },
    },
    {
      name: 'delaiVirementJours',
      type: 'number',
      label: 'Délai pour un virement (jours)',
      required: true,
      defaultValue: 10,
      min: 1,
      max: 60,
    },
    {
      name: 'rappelHeures',
      type: 'number',
      label: 'Rappel avant expiration (heures)',
      required: true,
      defaultValue: 24,
      min: 0,
      max: 240,
      admin: { description: '0 : aucun rappel.' },
    },
    {
      name: 'annulationJours',
      type: 'number',
      label: 'Place annulée par son client : remboursée jusqu’à (jours ouvrés avant le début)',
      required: true,
      defaultValue: 5,
      min: 0,
      max: 60,
      admin: {
        description:
          'Plus tard, quelqu’un de l’équipe décide de ce qui a été payé. Les conditions générales le disent aussi : changez les deux. 0 : jusqu’au début.',
      },
    },
    {
      name: 'virement',
      type: 'textarea',
      label: 'Compte pour les virements',
      localized: true,
      maxLength: 1000,
      admin: {
        description: 'Banque, titulaire et numéro. Vide : le virement n’est pas proposé.',
      },
    },
    {
      name: 'fournisseurs',
      type: 'select',
      label: 'Paiement en ligne',
      hasMany: true,
      options: paymentProviders.map((value) => ({ value, label: modeNames.fr[value] })),
      admin: {
        description: 'Proposé une fois ses clés données au programme.',
      },
    },
    {
      name: 'conservationAns',
      type: 'number',
      label: 'Conservation du nom des clients qui ont payé (années)',
      required: true,
      defaultValue: 10,
      min: 1,
      max: 30,
      admin: {
        description:
          'La comptabilité les demande dix ans. Ensuite, et plus tôt pour une commande jamais payée, les coordonnées sont effacées ; les montants restent.',
      },
    },
  ],
}
