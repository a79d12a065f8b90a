import type { UIField } from 'payload'

/** The plans of a record, beside it; the state of the record in lists. */
export const planField: UIField = {
  name: 'state',
  type: 'ui',
  label: 'État',
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/src/admin/publication/StateCell.tsx#StateCell',
      Field: '/src/admin/publication/PlanField.tsx#PlanField',
    },
  },
}
