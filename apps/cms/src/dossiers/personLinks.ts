import type { UIField } from 'payload'

/** How the person of a record is reached, and the way to all else of his. */
export const personLinks: UIField = {
  name: 'client',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/clients/PersonLinks.tsx#PersonLinks' },
    disableListColumn: true,
  },
}
