/** The types whose drafts the site has a page for. */
const previewed: ReadonlySet<string> = new Set(['blogs', 'formations', 'jobs'])

/** The page of the site that shows a record as it will be, for signed-in staff. */
export function previewAddress(collection: string, id: unknown): string | null {
  if (!previewed.has(collection)) return null
  return typeof id === 'number' || typeof id === 'string' ? `/apercu/${collection}/${id}` : null
}
