import { defaultDialCode } from '@sira/contract/dialCodes'
import { type CheckoutValues, checkoutValues } from './checkoutValues.ts'

/** The values of the checkout before anything is typed. */
export const firstValues: CheckoutValues = {
  ...checkoutValues(new FormData()),
  indicatif: defaultDialCode,
  remise: 'agence',
}
