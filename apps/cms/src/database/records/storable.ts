/**
 * Makes a text storable: PostgreSQL refuses null characters, and half an emoji would come back
 * changed, so that the same message sent again would look different.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
