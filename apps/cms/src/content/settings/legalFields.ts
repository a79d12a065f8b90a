import type { Field } from 'payload'
import { markdownField } from '../../fields/markdownField.ts'
import { later, type TextSetting } from './setting.ts'

function legalText(name: TextSetting, label: string): Field {
  return { ...markdownField({ name, label }), ...later(name) }
}

/** Terms and privacy (spec 2.16): models that the company reviews and makes its own. */
export const legalFields: Field[] = [
  legalText('termsText', 'Termes et conditions'),
  legalText('privacyText', 'Politique de confidentialité'),
]
