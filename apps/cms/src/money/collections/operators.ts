import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { importStatement } from '../statements/importStatement.ts'
import { keepUnknownMoney } from '../statements/keepUnknownMoney.ts'
import { orderMenu } from './keptForGood.ts'

/**
 * The accounts to which customers transfer money. Only administrators edit them: a changed number
 * would divert the money.
 */
export const operators: CollectionConfig = {
  slug: 'operateurs',
  typescript: { interface: 'MoneyOperator' },
  labels: { singular: 'Opérateur', plural: 'Opérateurs' },
  access: {
    read: orderStaff,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  admin: {
    ...orderMenu,
    group: adminGroups.settings,
    useAsTitle: 'nom',
    defaultColumns: ['nom', 'numero', 'compte', 'actif'],
    description: 'Les comptes sur lesquels les clients paient par mobile money.',
  },
  endpoints: [importStatement, keepUnknownMoney],
  orderable: true,
  disableDuplicate: true,
  fields: [
    { name: 'nom', type: 'text', label: 'Nom', required: true },
    {
      name: 'code',
      type: 'text',
      label: 'Code',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z][a-z0-9_]{1,39}$/.test(value)) ||
        'De 2 à 40 lettres minuscules, chiffres ou tirets bas.',
      admin: { description: 'Ne change plus : les paiements s’y réfèrent.' },
    },
    { name: 'compte', type: 'text', label: 'Nom du compte', required: true },
    { name: 'numero', type: 'text', label: 'Numéro du compte', required: true },
    {
      name: 'ussd',
      type: 'text',
      label: 'Code USSD',
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^\*(?:[\d*]|\{montant\})+#$/.test(value)) ||
        'Un code comme *144*2*1*70000000*{montant}# : chiffres, étoiles et {montant}.',
      admin: { description: '{montant} y est remplacé par le montant à payer.' },
    },
    {
      name: 'instructions',
      type: 'textarea',
      label: 'Ce que le client fait',
      localized: true,
      maxLength: 1000,
    },
    {
      name: 'logo',
      type: 'select',
      label: 'Dessin',
      options: [
        { value: 'orange', label: 'Orange' },
        { value: 'moov', label: 'Moov' },
        { value: 'wave', label: 'Wave' },
        { value: 'pi', label: 'PI-SPI' },
      ],
    },
    { name: 'actif', type: 'checkbox', label: 'Proposé aux clients', defaultValue: true },
    // The mapping of its statements' columns, kept between imports.
    { name: 'releve', type: 'json', admin: { hidden: true } },
  ],
}
