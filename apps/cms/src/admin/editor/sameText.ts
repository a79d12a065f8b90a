const sameTags: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' }
const insignificant = new Set(['p', 'tbody', 'thead', 'colgroup', 'col'])

/**
 * Whether two pieces of HTML are read alike: the same words, emphasis, links, pictures and tables.
 * Spaces, paragraphs around everything and the parts of a table that have no meaning do not count.
 */
export function sameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function comparable(html: string): string {
  return html
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*?)\/?>/gi, (_tag, slash, name, attributes) => {
      const tag = sameTags[String(name).toLowerCase()] ?? String(name).toLowerCase()
      return insignificant.has(tag) ? '' : `<${slash}${tag}${sorted(String(attributes))}>`
    })
    .replace(/&nbsp;|\s+/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
}

/** Attributes in the order of their names; spans of one cell say nothing. */
function sorted(attributes: string): string {
  const found = attributes.match(/[\w-]+(="[^"]*")?/g) ?? []
  return found
    .filter((attribute) => !/^(colspan|rowspan)="1"$/.test(attribute))
    .sort()
    .join(',')
}
