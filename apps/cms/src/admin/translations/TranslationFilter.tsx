import Link from 'next/link'
import type { ServerProps } from 'payload'
import {
  missingAddress,
  type TargetLanguage,
  targetLanguages,
  translatedTypes,
} from './translatedLocales.ts'

/** Above a list: what of it is not translated yet. */
export function TranslationFilter({
  payload,
  collectionSlug,
}: ServerProps & { collectionSlug?: string }) {
  const type = translatedTypes(payload).find(({ slug }) => slug === collectionSlug)
  if (type === undefined) return null
  const languages = Object.entries(targetLanguages) as [TargetLanguage, string][]
  return (
    <nav className="sira-tabs sira-translation-filter" aria-label="À traduire">
      À traduire :
      {languages.map(([language, name]) => (
        <Link
          key={language}
          className="sira-tab"
          href={missingAddress(type, language)}
          prefetch={false}
        >
          {name}
        </Link>
      ))}
      <Link
        className="sira-tab"
        href={`/admin/collections/${type.slug}?locale=fr`}
        prefetch={false}
      >
        Tout voir
      </Link>
    </nav>
  )
}
