import { modeNames } from '@sira/contract/orders/modeNames'
import type { Field, TextField } from 'payload'
import { fixed } from '../dossiers/fieldAccess.ts'
import { stepsField } from '../dossiers/history/stepsField.ts'
import { stateField } from '../dossiers/moves/stateField.ts'
import { optionsOf } from '../dossiers/optionsOf.ts'
import { referenceField } from '../dossiers/referenceField.ts'
import { inFrancs } from '../fields/money/inFrancs.ts'
import { sentFields } from '../messages/reception/door/sentFields.ts'
import { deliveryMachine } from './deliveryMachine.ts'
import { failureReasons, payerNames } from './deliveryNames.ts'

const asSent = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  access: fixed,
})

const place = (side: string): Field => ({
  type: 'row',
  fields: [
    asSent(`${side}Ville`, 'Ville'),
    asSent(`${side}Quartier`, 'Quartier'),
    asSent(`${side}Repere`, 'Repère'),
    asSent(`${side}Contact`, 'Sur place'),
    { ...asSent(`${side}Phone`, 'Téléphone'), index: true },
  ],
})

const side = { position: 'sidebar' } as const

export const deliveryFields: Field[] = [
  { ...referenceField, required: true },
  stateField(deliveryMachine, 'demandée'),
  {
    name: 'commande',
    type: 'relationship',
    relationTo: 'commandes',
    label: 'Commande',
    // At most one of an order.
    unique: true,
    access: fixed,
    admin: side,
  },
  { ...asSent('nom', 'Demandée par') },
  {
    type: 'row',
    fields: [
      { ...asSent('phone', 'Téléphone'), index: true },
      asSent('indicatif', 'Indicatif'),
      { ...asSent('email', 'E-mail'), index: true },
    ],
  },
  { type: 'collapsible', label: 'Départ', fields: [place('depart')] },
  { type: 'collapsible', label: 'Arrivée', fields: [place('arrivee')] },
  { name: 'colis', type: 'textarea', label: 'Colis', access: fixed },
  { name: 'souhait', type: 'textarea', label: 'Souhait', access: fixed },
  {
    type: 'row',
    fields: [
      {
        name: 'mode',
        type: 'select',
        label: 'Mode de paiement',
        options: optionsOf(modeNames.fr),
        access: fixed,
      },
      {
        name: 'payeur',
        type: 'select',
        label: 'Payée par',
        options: optionsOf(payerNames),
        access: fixed,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      inFrancs({
        name: 'estimation',
        type: 'number',
        label: 'Estimation (FCFA)',
        access: fixed,
      }),
      inFrancs({ name: 'prix', type: 'number', label: 'Prix (FCFA)', access: fixed }),
    ],
  },
  {
    name: 'coursier',
    type: 'relationship',
    relationTo: 'coursiers',
    label: 'Livreur',
    index: true,
    access: fixed,
    admin: side,
  },
  {
    name: 'jour',
    type: 'date',
    label: 'À livrer le',
    index: true,
    access: fixed,
    admin: { ...side, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
  },
  {
    name: 'raison',
    type: 'select',
    label: 'Raison de l’échec',
    options: optionsOf(failureReasons),
    access: fixed,
    admin: { ...side, condition: ({ raison }) => Boolean(raison) },
  },
  // Which attempt it is: what a phone sends of an earlier one moves nothing.
  {
    name: 'tentative',
    type: 'number',
    label: 'Tentative',
    defaultValue: 1,
    access: fixed,
    admin: side,
  },
  // Told to the recipient, and by him to the courier: staff may say it on the phone.
  {
    name: 'code',
    type: 'text',
    label: 'Code du destinataire',
    access: fixed,
    admin: { ...side, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'notes',
    type: 'textarea',
    label: 'Notes internes',
    admin: { description: 'Pour l’équipe seulement\u00a0: le client n’en lit rien.' },
  },
  stepsField,
  ...sentFields,
]
