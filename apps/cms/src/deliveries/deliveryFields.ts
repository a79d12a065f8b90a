import { modeNames } from '@sira/contract/orders/modeNames'
import type { Field, TextField } from 'payload'
import { nobody } from '../access/nobody.ts'
import { fixed } from '../dossiers/fieldAccess.ts'
import { stepsField } from '../dossiers/history/stepsField.ts'
import { stateField, stateSinceField } from '../dossiers/moves/stateField.ts'
import { optionsOf } from '../dossiers/optionsOf.ts'
import { referenceField } from '../dossiers/referenceField.ts'
import { inFrancs } from '../fields/money/inFrancs.ts'
import { sentFields } from '../messages/reception/door/sentFields.ts'
import { calledNumber } from './calledNumber.ts'
import { deliveryMachine, endedStates } from './deliveryMachine.ts'
import { failureReasons, payerNames } from './deliveryNames.ts'

const asSent = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  access: fixed,
})

/** Staff correct where it goes, as they are told on the phone, until it has ended. */
const asTold = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 255,
  access: {
    create: nobody,
    update: ({ doc }) => !endedStates.some((state) => state === doc?.etat),
  },
})

const place = (side: string): Field => ({
  type: 'row',
  fields: [
    asTold(`${side}Ville`, 'Ville'),
    asTold(`${side}Quartier`, 'Quartier'),
    asTold(`${side}Repere`, 'Repère'),
    asTold(`${side}Contact`, 'Sur place'),
    {
      ...asTold(`${side}Phone`, 'Téléphone'),
      index: true,
      hooks: { beforeValidate: [calledNumber] },
    },
  ],
})

const side = { position: 'sidebar' } as const

export const deliveryFields: Field[] = [
  { ...referenceField, required: true },
  stateField(deliveryMachine, 'demandée'),
  stateSinceField,
  {
    name: 'commande',
    type: 'relationship',
    relationTo: 'commandes',
    label: 'Commande',
    index: true,
    access: fixed,
    admin: side,
  },
  // The one that did not succeed: at most one follows it.
  {
    name: 'suiteDe',
    type: 'relationship',
    relationTo: 'livraisons',
    label: 'Suite de',
    unique: true,
    custom: { keepsTarget: false },
    access: fixed,
    admin: { ...side, condition: ({ suiteDe }) => Boolean(suiteDe) },
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
  // The numbers of those who had it before: their phones may still have acts on it.
  { name: 'coursiersAvant', type: 'json', access: fixed, admin: { hidden: true } },
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
    admin: {
      description: 'Pour l’équipe\u00a0: le client ne les lit que s’il demande ses données.',
    },
  },
  stepsField,
  ...sentFields,
]
