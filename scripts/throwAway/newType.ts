import type { ThrowAway } from './edit.ts'

/** Conferences: a type of record with a page of its own. */
export const newType: ThrowAway = {
  what: 'type',
  atMost: 6,
  edits: [
    {
      file: 'packages/contract/src/routes.ts',
      after: '  job: (slug: string) =>',
      text: "  conference: (slug: string) => ['/colloques', encodeURIComponent(slug)].join('/'),",
    },
    {
      file: 'packages/contract/src/records/conference.ts',
      text: `import { z } from 'zod'
import { routes } from '../routes.ts'
import { day, optional } from '../wire/timestamps.ts'
import { recordType } from './recordType.ts'

/** A day on which visitors are received. */
export const conferenceSchema = z.object({
  slug: z.string(),
  titre: z.string(),
  jour: optional(day),
  locale: z.string().optional(),
})

export const conference = recordType({
  schema: conferenceSchema,
  title: 'titre',
  drafted: false,
  order: { field: 'jour', direction: 'asc' },
  page: { of: 'slug', at: routes.conference },
  openUntil: 'jour',
})
`,
    },
    {
      file: 'packages/contract/src/kinds/recordTypes.ts',
      after: '  faqs: faq,',
      text: '  colloques: conference,',
    },
    {
      file: 'packages/contract/src/kinds/recordTypes.ts',
      after: "import { book } from '../records/book.ts'",
      text: "import { conference } from '../records/conference.ts'",
    },
    {
      file: 'apps/cms/src/content/types/conferences.ts',
      text: `import { adminGroups } from '../../access/adminGroups.ts'
import { dayField } from '../../fields/dayField.ts'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from '../factories/contentCollection.ts'
import { slugField } from '../factories/slugField.ts'

export const conferences = contentCollection({
  slug: 'colloques',
  labels: { singular: 'Colloque', plural: 'Colloques' },
  admin: { group: adminGroups.site, useAsTitle: 'titre' },
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
      text: '  colloques: conferences,',
    },
    {
      file: 'apps/cms/src/content/contentCollections.ts',
      after: "import { books } from './types/books.ts'",
      text: "import { conferences } from './types/conferences.ts'",
    },
    {
      file: 'apps/site/src/kinds/recordKinds.ts',
      after: 'const kinds = {',
      text: `  colloques: {
    names: { fr: 'Colloques', en: 'Conferences', ar: 'المؤتمرات' },
    offered: false,
    searched: [],
    day: { of: 'jour', said: 'until' },
  },`,
    },
  ],
}
