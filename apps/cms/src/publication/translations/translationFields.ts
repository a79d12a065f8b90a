import { type Locale, otherLocales } from '@sira/contract/locales'
import type { Field } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { translationStates } from './translationState.ts'

const kept = { create: nobody, update: nobody }
const onlyHere = { wire: false }

/** The name of the field with the state of a translation: `translation_en`. */
export function stateField(language: Locale): `translation_${Locale}` {
  return `translation_${language}`
}

/**
 * The notes on the translations of a record, in the record itself: they travel with drafts,
 * versions and publications. The same for all languages, because a change of the French text
 * changes the state of the others.
 */
export const translationFields: Field[] = [
  {
    name: 'sources',
    type: 'json',
    hidden: true,
    access: kept,
    custom: onlyHere,
  },
  ...otherLocales.map(
    ({ code, name }): Field => ({
      name: stateField(code),
      type: 'select',
      label: `Traduction en ${name.toLowerCase()}`,
      options: Object.entries(translationStates).map(([value, label]) => ({ value, label })),
      index: true,
      access: kept,
      custom: onlyHere,
      admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
    }),
  ),
]
