/** Something that is on the site since a moment of a month, or will be, or no longer; a letter; or a day of a session. */
export interface CalendarEntry {
  /** ISO. */
  at: string
  state: 'published' | 'publish' | 'unpublish' | 'failed' | 'sent' | 'send' | 'held' | 'clash'
  title: string
  href: string
  plural: string
}
