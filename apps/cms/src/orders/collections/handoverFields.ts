import type { Field } from 'payload'
import { fixed } from '../../dossiers/fieldAccess.ts'

/** How the customer receives what can be carried, and for which company it is bought. */
export const handoverFields: Field[] = [
  {
    name: 'remise',
    type: 'group',
    label: 'Remise',
    access: fixed,
    fields: [
      {
        name: 'mode',
        type: 'select',
        label: 'Mode de remise',
        required: true,
        defaultValue: 'agence',
        options: [
          { value: 'agence', label: 'À l’agence' },
          { value: 'livraison', label: 'Livraison' },
        ],
      },
      { name: 'ville', type: 'text', label: 'Ville' },
      { name: 'quartier', type: 'text', label: 'Quartier' },
      { name: 'repere', type: 'text', label: 'Repère' },
    ],
  },
  {
    name: 'entreprise',
    type: 'group',
    label: 'Entreprise',
    access: fixed,
    fields: [
      { name: 'nom', type: 'text', label: 'Raison sociale' },
      { name: 'ifu', type: 'text', label: 'IFU' },
      { name: 'rccm', type: 'text', label: 'RCCM' },
    ],
  },
  // A company pays later: staff confirm the order once they have seen it.
  {
    name: 'bonDeCommande',
    type: 'text',
    label: 'Bon de commande',
    access: fixed,
    admin: { condition: ({ bonDeCommande }) => Boolean(bonDeCommande) },
  },
]
