import type { TextField } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { noCircle, noRealPage } from '../publication/addresses/redirectionRules.ts'
import { sitePath } from '../publication/addresses/siteAddress.ts'
import { contentCollection } from './factories/contentCollection.ts'

const from: TextField = {
  name: 'from',
  type: 'text',
  label: 'Ancienne adresse',
  required: true,
  unique: true,
  index: true,
  validate: noRealPage,
  hooks: { beforeValidate: [({ value }) => sitePath(value)] },
  admin: { description: 'Par exemple /ancienne-page. Une adresse entière convient aussi.' },
}

const to: TextField = {
  name: 'to',
  type: 'text',
  label: 'Mène à',
  required: true,
  validate: noCircle,
  admin: { description: 'Une page du site, comme /contact, ou une adresse complète en https://.' },
}

/** Old addresses with new targets; those of renamed records are added automatically. */
export const redirections = contentCollection({
  slug: 'redirections',
  labels: { singular: 'Redirection', plural: 'Redirections' },
  admin: {
    group: adminGroups.lists,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description:
      'Une page qui n’existe plus mène ici à une autre. Quand l’adresse d’une page publiée change, sa redirection s’ajoute d’elle-même.',
  },
  // No trash: an address is often entered again, which a record in the trash would prevent.
  trash: false,
  defaultSort: 'from',
  fields: [from, to],
})
