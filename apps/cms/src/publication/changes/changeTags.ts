interface State {
  slug: string | null
  changedAt: string
}

/**
 * The cache tags that a change touches: the type, and the addresses of the record before and after
 * it. None where the public sees no difference.
 */
export function changeTags(type: string, before: State | null, now: State | null): string[] {
  if (before === null && now === null) return []
  if (before?.slug === now?.slug && before?.changedAt === now?.changedAt) return []
  const slugs = [before?.slug, now?.slug].filter((slug) => typeof slug === 'string')
  return [...new Set([type, ...slugs.map((slug) => `${type}/${slug}`)])]
}
