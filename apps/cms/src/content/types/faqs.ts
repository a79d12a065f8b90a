import { adminGroups } from '../../access/adminGroups.ts'
import { htmlField } from '../../fields/htmlField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'

/** Frequent questions (product 3, FAQ), shown in the order staff give them by dragging. */
export const faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question fréquente', plural: 'Questions fréquentes' },
  admin: {
    group: adminGroups.site,
    defaultColumns: ['question', 'updatedAt'],
  },
  fields: [
    textField({ name: 'question', label: 'Question', required: true }),
    htmlField({ name: 'reponse', label: 'Réponse' }),
  ],
})
