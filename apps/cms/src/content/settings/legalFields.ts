import { defaultSettings } from '@sira/contract/records/settings'
import type { Field } from 'payload'
import { markdownField } from '../../fields/markdownField.ts'

/**
 * Terms and privacy (spec 2.16): models that the company reviews and makes its own. A function, so
 * that no migration carries their text into the database.
 */
export const legalFields: Field[] = [
  {
    ...markdownField({ name: 'termsText', label: 'Termes et conditions' }),
    defaultValue: () => defaultSettings.termsText,
  },
  {
    ...markdownField({ name: 'privacyText', label: 'Politique de confidentialité' }),
    defaultValue: () => defaultSettings.privacyText,
  },
]
