import type { NumberField } from 'payload'
import { inFrancs } from '../../fields/money/inFrancs.ts'

const highest = 1_000_000_000

/** What a request may bring, as staff guess it: whole francs. */
export const amountField: NumberField = inFrancs({
  name: 'amount',
  type: 'number',
  label: 'Montant estimé (FCFA)',
  admin: { position: 'sidebar', step: 1 },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highest) ||
    'Un nombre entier de francs, sans virgule.',
})
