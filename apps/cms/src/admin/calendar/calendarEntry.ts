/** Something that is on the site since a moment of a month, or will be, or no longer; or a letter. */
export interface CalendarEntry {
  /** ISO. */
  at: string
  state: 'published' | 'publish' | 'unpublish' | 'failed' | 'sent' | 'send'
  title: string
  href: string
  plural: string
}
