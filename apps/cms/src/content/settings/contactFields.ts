import { defaultSettings } from '@sira/contract/records/settings'
import type { Field, TextField } from 'payload'
import { webAddress } from '../../fields/webAddress.ts'

function phone(value: string | null | undefined): true | string {
  return !value || /^\+\d{8,15}$/.test(value)
    ? true
    : 'Numéro international sans espaces, par exemple +22625300101.'
}

function phoneField(name: keyof typeof defaultSettings, label: string): TextField {
  const value = defaultSettings[name]
  return {
    name,
    type: 'text',
    label,
    validate: phone,
    ...(typeof value === 'string' ? { defaultValue: value } : {}),
    admin: { width: '50%' },
  }
}

function addressField(name: string, label: string): TextField {
  return { name, type: 'text', label, validate: webAddress }
}

export const contactFields: Field[] = [
  {
    type: 'row',
    fields: [
      phoneField('firstContact', 'Premier téléphone'),
      phoneField('secondContact', 'Deuxième téléphone'),
      phoneField('thirdContact', 'Troisième téléphone'),
      phoneField('whatsapp', 'WhatsApp'),
    ],
  },
  { name: 'email', type: 'email', label: 'E-mail', defaultValue: defaultSettings.email },
  {
    type: 'row',
    fields: [
      {
        name: 'weekdayHours',
        type: 'text',
        label: 'Horaires du lundi au vendredi',
        defaultValue: defaultSettings.weekdayHours,
      },
      {
        name: 'saturdayHours',
        type: 'text',
        label: 'Horaires du samedi',
        defaultValue: defaultSettings.saturdayHours,
      },
    ],
  },
  {
    name: 'address',
    type: 'text',
    label: 'Adresse postale',
    localized: true,
    defaultValue: defaultSettings.address,
  },
  { ...addressField('mapUrl', 'Adresse de la carte'), defaultValue: () => defaultSettings.mapUrl },
  addressField('facebook', 'Facebook'),
  addressField('linkedin', 'LinkedIn'),
  addressField('x', 'X'),
  addressField('instagram', 'Instagram'),
]
