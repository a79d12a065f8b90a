import type { FormKind } from '@sira/contract/forms/messageForms'

/** An order, among what waits on the device: it goes to its own page, as its form does. */
export const orderKind = 'commandes'

/** The kinds of form that may wait on the device until there is a network. */
export type SendingKind = FormKind | typeof orderKind
