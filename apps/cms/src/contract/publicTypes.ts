import { choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypes } from '@sira/contract/kinds/recordTypes'

/** A type's own order when the client asks for none. */
export interface DefaultOrder {
  field: string
  direction: 'asc' | 'desc'
}

/** The public content types, each with the default order of its list. */
export const publicReads: Readonly<Record<string, DefaultOrder | undefined>> = {
  ...Object.fromEntries(Object.entries(recordTypes).map(([type, { order }]) => [type, order])),
  ...Object.fromEntries(
    [...choiceTypes, 'redirections', 'tarifs'].map((type) => [type, undefined]),
  ),
  sessions: { field: 'debut', direction: 'asc' },
}

/** Files have no list of their own: they show only where a record uses them. */
export const mediaType = 'media'

/** The single type, read at `/api/settings`. */
export const settingsType = 'settings'
