/**
 * As a database can keep it: PostgreSQL takes no null character, and half an emoji would come
 * back as another character, so that the same message sent again would look like another one.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
