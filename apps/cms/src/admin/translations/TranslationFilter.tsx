import { type Locale, otherLocales } from '@sira/contract/locales'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { stateField } from '../../publication/translations/translationFields.ts'
import { statesToDo } from '../../publication/translations/translationState.ts'
import { workAddress } from './addresses.ts'
import { translatedTypes } from './translatedTypes.ts'

/** Above a list: what of it a translator has something to do about. */
export function TranslationFilter({
  payload,
  collectionSlug,
}: ServerProps & { collectionSlug?: string }) {
  const type = translatedTypes(payload).find(({ slug }) => slug === collectionSlug)
  if (type === undefined) return null
  const list = `/admin/collections/${type.slug}`
  return (
    <nav className="sira-tabs sira-translation-filter" aria-label="À traduire">
      À traduire :
      {otherLocales.map(({ code, name }) => (
        <Link key={code} className="sira-tab" href={`${list}?${toDoQuery(code)}`} prefetch={false}>
          {name}
        </Link>
      ))}
      <Link className="sira-tab" href={list} prefetch={false}>
        Tout voir
      </Link>
      <Link className="sira-tab" href={workAddress('en', type.slug)} prefetch={false}>
        Travail à faire
      </Link>
    </nav>
  )
}

/** As the list writes its own filters, so that it shows this one in words. */
function toDoQuery(language: Locale): string {
  const field = `where[or][0][and][0][${stateField(language)}][in]`
  return statesToDo.map((state, at) => `${field}[${at}]=${state}`).join('&')
}
