import type { CollectionSlug, Payload, SanitizedConfig } from 'payload'
import type { KeptKind } from './keptKind.ts'

export interface NamedKind extends KeptKind {
  slug: CollectionSlug
}

/**
 * Everything that is kept of visitors, in the order of the configuration: each collection brings its
 * own (`custom.kind`). The letters about the others come last, so that they are found by what they
 * are about.
 */
export function keptKinds({ config }: { config: SanitizedConfig }): readonly NamedKind[] {
  return config.collections.flatMap(({ slug, custom }) =>
    custom?.kind ? [{ slug, ...(custom.kind as KeptKind) }] : [],
  )
}

/** Throws where a collection brings none. */
export function keptKind(slug: CollectionSlug, payload: Pick<Payload, 'config'>): NamedKind {
  const found = keptKinds(payload).find((kind) => kind.slug === slug)
  if (found === undefined) throw new Error(`Nothing of visitors is kept in ${slug}`)
  return found
}
