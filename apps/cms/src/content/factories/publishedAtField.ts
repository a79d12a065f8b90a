import type { DateField } from 'payload'
import { checkDay } from '../../dates/checkDay.ts'
import { notPublished } from '../../publication/drafts/copiedRecord.ts'

/** Filled in at the first publication (`firstPublication`); may be set to an earlier moment. */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  type: 'date',
  label: 'Date de publication',
  index: true,
  hooks: { beforeDuplicate: [notPublished] },
  validate: (value) => checkDay(value, {}),
  admin: {
    position: 'sidebar',
    date: {
      pickerAppearance: 'dayAndTime',
      displayFormat: 'dd/MM/yyyy HH:mm',
      timeFormat: 'HH:mm',
    },
    components: { Field: '/src/admin/dates/DayInput.tsx#DayInput' },
    description:
      'Remplie à la première publication. Les actualités sont rangées par elle\u00a0; une formation l’est par sa date de début, une offre par la sienne.',
  },
}
