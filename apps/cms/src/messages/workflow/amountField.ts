import type { NumberField } from 'payload'
import { inFrancs } from '../../fields/money/inFrancs.ts'

/** The most that is expected of one request, in francs. */
export const mostExpected = 1_000_000_000

/** The amount that a request may bring, as staff estimate it, in whole francs. */
export const amountField: NumberField = inFrancs({
  name: 'amount',
  type: 'number',
  label: 'Montant estimé (FCFA)',
  admin: { position: 'sidebar', step: 1 },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostExpected) ||
    'Un nombre entier de francs, sans virgule.',
})
