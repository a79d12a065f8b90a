import type { Resume } from '@sira/contract/cv/resume'
import type { Locale } from '@sira/contract/locales'
import type { Dictionary } from '../../../i18n/fr.ts'

/** The props of every part of the editor. */
export interface Editing {
  cv: Resume
  /** Changes the CV; changes of one `field` after each other are undone at once. */
  edit: (field: string, change: (cv: Resume) => void) => void
  words: Dictionary['cv']
  /** Of the page. */
  locale: Locale
}

/** The language of the CV. */
export const langOf = ({ cv }: Editing): Locale => cv.meta['x-sira'].lang
