import type { CollectionSlug, SanitizedConfig } from 'payload'
import { keptKinds } from '../../dossiers/keptKinds.ts'

/**
 * Whether records of a collection are about visitors: those that visitors sent, records about these
 * (the payment of an order), and records about those (its receipt).
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
