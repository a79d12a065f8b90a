import type { ThrowAway } from './edit.ts'

/** Events: a type of record with a page of its own. */
export const newType: ThrowAway = {
  what: 'type',
  atMost: 6,
  edits: [
    {
      file: 'packages/contract/src/routes.ts',
      after: '  job: (slug: string) =>',
      text: "  event: (slug: string) => ['/evenements', encodeURIComponent(slug)].join('/'),",
    },
    {
      file: 'packages/contract/src/records/event.ts',
      text: `import { z } from 'zod'
import { routes } from '../routes.ts'
import { day, optional } from '../wire/timestamps.ts'
import { recordType } from './recordType.ts'

/** A day on which visitors are received. */
export const eventSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  jour: optional(day),
  locale: z.string().optional(),
})

export const event = recordType({
  schema: eventSchema,
  title: 'titre',
  drafted: false,
  order: { field: 'jour', direction: 'asc' },
  page: { of: 'slug', at: routes.event },
  openUntil: 'jour',
})
`,
    },
    {
      file: 'packages/contract/src/kinds/recordTypes.ts',
      after: '  faqs: faq,',
      text: '  evenements: event,',
    },
    {
      file: 'packages/contract/src/kinds/recordTypes.ts',
      after: "import { book } from '../records/book.ts'",
      text: "import { event } from '../records/event.ts'",
    },
    {
      file: 'apps/cms/src/content/types/events.ts',
      text: `import { adminGroups } from '../../access/adminGroups.ts'
import { dayField } from '../../fields/dayField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'
import { slugField } from '../factories/slugField.ts'

export const events = contentCollection({
  slug: 'evenements',
  labels: { singular: 'Événement', plural: 'Événements' },
  admin: { group: adminGroups.news, useAsTitle: 'titre' },
  fields: [
    textField({ name: 'titre', label: 'Titre', required: true }),
    dayField({ name: 'jour', label: 'Jour' }),
    slugField('titre'),
  ],
})
`,
    },
    {
      file: 'apps/cms/src/content/contentCollections.ts',
      after: '  faqs,',
      text: '  evenements: events,',
    },
    {
      file: 'apps/cms/src/content/contentCollections.ts',
      after: "import { books } from './types/books.ts'",
      text: "import { events } from './types/events.ts'",
    },
    {
      file: 'apps/site/src/kinds/recordKinds.ts',
      after: 'const kinds = {',
      text: `  evenements: {
    names: { fr: 'Événements', en: 'Events', ar: 'الفعاليات' },
    searched: [],
    day: { of: 'jour', said: 'until' },
  },`,
    },
  ],
}
