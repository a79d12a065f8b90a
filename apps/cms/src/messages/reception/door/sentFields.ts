import { locales } from '@sira/contract/locales'
import type { Field } from 'payload'
import { nobody } from '../../../access/nobody.ts'

/** Only the program sets it. */
const fixed = { update: nobody }

const suspicionField: Field = {
  name: 'suspicion',
  type: 'text',
  label: 'Pourquoi « indésirable »',
  access: fixed,
  admin: { position: 'sidebar', condition: ({ suspicion }) => Boolean(suspicion) },
}

const localeField: Field = {
  name: 'locale',
  type: 'select',
  label: 'Langue du visiteur',
  defaultValue: 'fr',
  options: locales.map(({ code, name }) => ({ value: code, label: name })),
  access: fixed,
  admin: { position: 'sidebar' },
}

const sendingKeyField: Field = {
  name: 'idempotencyKey',
  type: 'text',
  unique: true,
  access: { ...fixed, read: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** The fields that every form adds to its own: suspicion, language, idempotency key. */
export const sentFields: readonly Field[] = [suspicionField, localeField, sendingKeyField]
