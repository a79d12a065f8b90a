import type { CollectionSlug, SanitizedConfig } from 'payload'
import { keptKinds } from '../../dossiers/keptKinds.ts'

/**
 * Whether records of a collection are about visitors: what these sent, what is about it (the payment
 * of an order), and what is about that (its receipt).
 */
export function isOfPeople(slug: string, config: SanitizedConfig): boolean {
  const known = new Set<string>(keptKinds({ config }).map((kind) => kind.slug))
  const leadsTo = (name: string): readonly CollectionSlug[] => {
    const found = config.collections.find((collection) => collection.slug === name)
    return (found?.flattenedFields ?? []).flatMap((field) =>
      field.type === 'relationship' ? [field.relationTo].flat() : [],
    )
  }
  return (
    known.has(slug) ||
    leadsTo(slug).some((near) => known.has(near) || leadsTo(near).some((far) => known.has(far)))
  )
}
