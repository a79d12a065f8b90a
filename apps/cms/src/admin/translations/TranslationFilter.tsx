import { otherLocales } from '@sira/contract/locales'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { missingAddress, translatedTypes } from './translatedLocales.ts'

/** Above a list: what of it is not translated yet. */
export function TranslationFilter({
  payload,
  collectionSlug,
}: ServerProps & { collectionSlug?: string }) {
  const type = translatedTypes(payload).find(({ slug }) => slug === collectionSlug)
  if (type === undefined) return null
  return (
    <nav className="sira-tabs sira-translation-filter" aria-label="À traduire">
      À traduire :
      {otherLocales.map(({ code: language, name }) => (
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
