import type { UIField } from 'payload'

/** The field beside a record that shows its pages on the site. */
export const pagesField: UIField = {
  name: 'pages',
  type: 'ui',
  label: 'Sur le site',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/admin/publication/PublicPages.tsx#PublicPages' },
  },
}
