'use client'

import { useDocumentInfo, useFormFields, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import { FallbackOnError } from '../editor/FallbackOnError.tsx'
import { cutAt, lengthWords } from './cutAt.ts'
import { shownBySearch } from './shownBySearch.ts'
import { useSearchHead } from './useSearchHead.ts'

/**
 * Loaded when it is asked for: it knows the address of every type, and with it the schemas of all
 * records, which the first screen of the back office would load, too (11 kB).
 */
const SharedLink = lazy(async () => ({
  default: (await import('./SharedLink.tsx')).SharedLink,
}))

/** How a search engine and a shared link will show the record, while its texts are written. */
export function SearchResult() {
  const { id } = useDocumentInfo()
  const { url } = useLivePreviewContext()
  const { code, rtl } = useLocale()
  const [asked, setAsked] = useState(false)
  const title = useText('titre_recherche')
  const description = useText('description_recherche')
  const slug = useText('slug')
  const head = useSearchHead(asked)
  const found = head && {
    title: title || head.title,
    description: description || head.description,
  }

  return (
    <section className="field-type sira-result" aria-label="Le résultat">
      <p>
        Titre : {lengthWords(title || (head?.title ?? ''), shownBySearch.title)}.
        <br />
        Description :{' '}
        {lengthWords(description || (head?.description ?? ''), shownBySearch.description)}.
      </p>
      {!asked && (
        <button
          type="button"
          className="sira-action"
          disabled={id === undefined || !url}
          onClick={() => setAsked(true)}
        >
          Montrer le résultat
        </button>
      )}
      {id === undefined && <p>Enregistrez d’abord le brouillon.</p>}
      {found && (
        <div dir={rtl ? 'rtl' : 'ltr'} lang={code}>
          <div className="sira-result__found">
            <span className="sira-result__address">
              {window.location.host} › {slug}
            </span>
            <strong>
              {cutAt(found.title, shownBySearch.title)} | {head.brand}
            </strong>
            <span>{cutAt(found.description, shownBySearch.description)}</span>
          </div>
          <FallbackOnError fallback={null}>
            <Suspense fallback={null}>
              <SharedLink {...found} slug={slug} />
            </Suspense>
          </FallbackOnError>
        </div>
      )}
    </section>
  )
}

function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'string' ? value.trim() : ''
  })
}
