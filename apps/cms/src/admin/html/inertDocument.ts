/**
 * A document to read in, from HTML that came from elsewhere: nothing of it is loaded or run. Its
 * style sheets go first, since Chrome reports them to the console as forbidden by our policy.
 */
export function inertDocument(html: string): Document {
  const unstyled = html.replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
  return new DOMParser().parseFromString(unstyled, 'text/html')
}
