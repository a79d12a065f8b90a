import { emailField, nameField, phoneField } from '@sira/contract/forms/formFields'

/** The rules of fields that an order has as well: given to it in the browser, not loaded twice. */
export const sharedRules = { nameField, emailField, phoneField } as const

export type SharedRules = typeof sharedRules
