/** What an article may lead to: a training or an offer, by its slug. */
export interface RelatedRecord {
  type: 'formations' | 'jobs'
  slug: string
}

/** The record that a path of the site names, if it is one of these. */
export function relatedPath(path: string): RelatedRecord | undefined {
  const [, type, slug] = /^\/(formations|jobs)\/([a-z0-9-]+)$/.exec(path.trim()) ?? []
  return (type === 'formations' || type === 'jobs') && slug ? { type, slug } : undefined
}
