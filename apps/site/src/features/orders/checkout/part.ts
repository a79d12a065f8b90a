import type { FieldProblem } from '../../../forms/fields/fieldProblem.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { CheckoutField, CheckoutValues } from './checkoutValues.ts'

/** What each part of the page of the order is drawn from. */
export interface CheckoutPart {
  values: CheckoutValues
  problemAt: (field: CheckoutField) => FieldProblem | undefined
  words: Dictionary
}
