import { type DraftedType, draftedTypes } from '@sira/contract/kinds/recordTypes'
import type { Payload } from 'payload'

export interface WrittenType {
  slug: DraftedType
  plural: string
  /** What leads to a new one. */
  write: string
}

/** The types that are written, then published: what the dashboard counts and offers to write. */
export function writtenTypes({ collections }: Pick<Payload, 'collections'>): WrittenType[] {
  return draftedTypes.map((slug) => {
    const { labels, custom } = collections[slug].config
    return { slug, plural: String(labels.plural), write: String(custom.write) }
  })
}
