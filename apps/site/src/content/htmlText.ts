const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, between tags or in the quotes of an attribute; Pango reads it too. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
