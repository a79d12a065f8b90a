import type { FieldProblem } from '../../../forms/fields/fieldProblem.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { CheckoutField, CheckoutValues } from './checkoutValues.ts'

/** The props of each part of the checkout. */
export interface CheckoutPart {
  values: CheckoutValues
  problemAt: (field: CheckoutField) => FieldProblem | undefined
  words: Dictionary
}
