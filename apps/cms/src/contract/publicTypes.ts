import type { DefaultOrder } from './sql/sortSql.ts'

/** Content types anyone may read, each with the order of its list when none is asked for. */
export const publicReads: Readonly<Record<string, DefaultOrder | undefined>> = {
  blogs: { field: 'publishedAt', direction: 'desc' },
  categories: undefined,
  tags: undefined,
  formations: { field: 'date_formation', direction: 'asc' },
  formateurs: undefined,
  typesformations: undefined,
  modesformations: undefined,
  modespayments: undefined,
  jobs: { field: 'date_publication', direction: 'desc' },
  compagnies: undefined,
  jobdomains: undefined,
  jobtypes: undefined,
  'experience-levels': undefined,
  biblios: { field: '_order', direction: 'asc' },
  faqs: { field: '_order', direction: 'asc' },
  redirections: undefined,
}

/** Files have no list of their own: they show only where a record uses them. */
export const mediaType = 'media'

/** The single type, read at `/api/settings`. */
export const settingsType = 'settings'
