/**
 * Something that is on the site since a moment of a month, or will be, or no longer; a letter; a day
 * of a session; or a public holiday.
 */
export interface CalendarEntry {
  /** ISO. */
  at: string
  state:
    | 'published'
    | 'publish'
    | 'unpublish'
    | 'failed'
    | 'sent'
    | 'send'
    | 'held'
    | 'clash'
    | 'holiday'
  title: string
  href: string
  plural: string
}
