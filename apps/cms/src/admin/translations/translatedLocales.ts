import type { Locale } from '@sira/contract/locales'
import type { CollectionSlug, Payload, Where } from 'payload'

/** A record counts as translated once its title is; the other texts fall back one by one. */
export function withoutTitle(title: string): Where {
  return { [title]: { exists: false } }
}

/** A type whose title has a value for each language. */
export interface TranslatedType {
  slug: CollectionSlug
  plural: string
  title: string
}

export function translatedTypes({ config }: Pick<Payload, 'config'>): TranslatedType[] {
  return config.collections.flatMap(({ slug, labels, admin: { useAsTitle }, flattenedFields }) => {
    const title = flattenedFields.find(({ name }) => name === useAsTitle)
    const localised = title !== undefined && 'localized' in title && title.localized === true
    // Newsletters are written in each language, or not: nothing is missing.
    if (!localised || slug === 'letters') return []
    return [{ slug, plural: String(labels.plural), title: title.name }]
  })
}

/** The list of what is not translated into a language. */
export function missingAddress({ slug, title }: TranslatedType, language: Locale): string {
  return `/admin/collections/${slug}?locale=${language}&where[and][0][${title}][exists]=false`
}
