import type { CheckboxField, DateField, UIField } from 'payload'

/** Calculated when it is read: see offersAsTheyStand. */
const computed = { virtual: true, admin: { hidden: true, disableListColumn: true } } as const

export const verifiedField: CheckboxField = { name: 'verifiee', type: 'checkbox', ...computed }

export const verifiedUntilField: DateField = {
  name: 'verifiee_jusquau',
  type: 'date',
  virtual: true,
  admin: { ...computed.admin, date: { pickerAppearance: 'dayOnly' } },
}

/** The trust panel of an offer, and the decisions of staff about it. */
export const offerDeskField: UIField = {
  name: 'confiance',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/offers/OfferDesk.tsx#OfferDesk' },
    disableListColumn: true,
  },
}
