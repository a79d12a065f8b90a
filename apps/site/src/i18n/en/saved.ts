import type { Words } from '../../language/words.ts'
import type { saved as french } from '../fr/saved.ts'

/** The texts about saved records. */
export const saved: Words<typeof french> = {
  saved: {
    title: 'My saved items',
    intro:
      'The courses, jobs and books you save stay on this device, without an account, and can be read without a connection.',
    keep: 'Save',
    kept: 'Saved',
    seeAll: 'See my saved items',
    needsScript:
      'Your saved items are in the memory of your browser: without JavaScript this page cannot read them. Switch it on, or bookmark the pages in your browser.',
    groups: { formations: 'Courses', jobs: 'Job offers', biblios: 'Books' },
    list: {
      empty:
        'Nothing is saved yet. Tap “Save” beside a course, an offer or a book: it waits for you here, even without a connection.',
      over: 'Expired',
      gone: 'This page no longer exists',
      remove: 'Remove',
    },
  },
}
