import { nobody } from '../access/nobody.ts'

/** Set by the program alone, whoever saves the record. */
export const fixed = { create: nobody, update: nobody }

/** Neither shown nor given to anybody: our own program alone reads it. */
export const secret = { ...fixed, read: nobody }

/** Of a field that no screen shows. */
export const unseen = { hidden: true, disableListColumn: true, disableListFilter: true }
