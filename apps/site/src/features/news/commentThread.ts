/** Address of the comment thread of a record, keyed on its slug (product 2.8); null without a service. */
export function commentThread(provider: string | null, slug: string): string | null {
  return provider?.replaceAll('{slug}', encodeURIComponent(slug)) ?? null
}
