import { defaultDialCode } from '@sira/contract/dialCodes'
import { type CheckoutValues, checkoutValues } from './checkoutValues.ts'

/** What stands in the page of the order before anything is typed. */
export const firstValues: CheckoutValues = {
  ...checkoutValues(new FormData()),
  indicatif: defaultDialCode,
  remise: 'agence',
}
