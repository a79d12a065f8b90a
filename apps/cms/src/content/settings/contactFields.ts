import { defaultDialCode } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import { defaultSettings, type Settings } from '@sira/contract/records/settings'
import type { Field } from 'payload'
import { mailAddressField } from '../../fields/mail/mailAddressField.ts'
import { webAddress } from '../../fields/webAddress.ts'
import { later, setting } from './setting.ts'

function phone(value: string | null | undefined): true | string {
  return !value || /^\+\d{8,15}$/.test(value) || dialled(value) !== undefined
    ? true
    : `Numéro international, par exemple ${defaultSettings.firstContact}.`
}

function dialled(value: unknown): string | undefined {
  return typeof value === 'string' ? internationalPhone(value, defaultDialCode) : undefined
}

function phoneField(name: keyof Settings, label: string): Field {
  return setting(name, {
    type: 'text',
    label,
    validate: phone,
    // In international form: a WhatsApp link accepts no other.
    hooks: { beforeValidate: [({ value }) => dialled(value) ?? value] },
    admin: { width: '50%' },
  })
}

function addressField(name: keyof Settings, label: string): Field {
  return setting(name, { type: 'text', label, validate: webAddress })
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
  setting('email', { ...mailAddressField('email'), label: 'E-mail' }),
  {
    type: 'row',
    fields: [
      setting('weekdayHours', { type: 'text', label: 'Horaires du lundi au vendredi' }),
      setting('saturdayHours', { type: 'text', label: 'Horaires du samedi' }),
    ],
  },
  setting('address', { type: 'text', label: 'Adresse postale', localized: true }),
  setting('mapUrl', {
    type: 'text',
    label: 'Adresse de la carte',
    validate: webAddress,
    ...later('mapUrl'),
  }),
  addressField('facebook', 'Facebook'),
  addressField('linkedin', 'LinkedIn'),
  addressField('x', 'X'),
  addressField('instagram', 'Instagram'),
]
