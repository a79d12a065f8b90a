/** The record that an article may recommend: a training or an offer, by its slug. */
export interface RelatedRecord {
  type: 'formations' | 'jobs'
  slug: string
}

/** Reads the training or the offer from a path of the site. */
export function relatedPath(path: string): RelatedRecord | undefined {
  const [, type, slug] = /^\/(formations|jobs)\/([a-z0-9-]+)$/.exec(path.trim()) ?? []
  return (type === 'formations' || type === 'jobs') && slug ? { type, slug } : undefined
}
