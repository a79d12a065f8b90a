import type { FormKind } from '@sira/contract/forms/messageForms'

/** The kind of an order in the outbox: it is sent to its own page, as its form does. */
export const orderKind = 'commandes'

/** The kinds of form that may wait on the device until there is a network. */
export type SendingKind = FormKind | typeof orderKind
