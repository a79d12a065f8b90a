import type { NumberField } from 'payload'

/** The same field twice in French: `150000` is typed, « 150 000 FCFA » is read, in lists and below it. */
export function inFrancs(field: NumberField): NumberField {
  const { admin } = field
  const components = {
    ...admin?.components,
    Cell: '/src/admin/amounts/AmountCell.tsx#AmountCell',
    Description: '/src/admin/amounts/AmountNote.tsx#AmountNote',
  }
  return { ...field, admin: { ...admin, components } }
}
