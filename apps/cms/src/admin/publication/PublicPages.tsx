'use client'

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { PublicPage } from '../../publication/languages/publicPages.ts'
import { callApi } from '../calls/callApi.ts'
import { contentLanguages } from '../contentLanguages.ts'

/** Beside a record: where visitors read it, in each language; read again after every save. */
export function PublicPages() {
  const { id, collectionSlug } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [pages, setPages] = useState<PublicPage[]>()
  const address = id === undefined ? undefined : `${collectionSlug}/${id}/pages`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have changed them.
  useEffect(() => {
    let gone = false
    async function read() {
      if (address === undefined) return
      const outcome = await callApi<{ pages: PublicPage[] }>(address)
      // Without an answer the links that are there stay: they were right a moment ago.
      if (outcome.done && !gone) setPages(outcome.body.pages)
    }
    void read()
    return () => {
      gone = true
    }
  }, [address, mostRecentUpdate])

  if (pages === undefined) return null
  return (
    <section className="field-type sira-pages" aria-label="Sur le site">
      <h2 className="field-label">Sur le site</h2>
      {pages.length === 0 && <p>Pas encore : les visiteurs ne voient rien de cette fiche.</p>}
      <ul>
        {contentLanguages
          .flatMap(({ code, label }) =>
            pages
              .filter(({ language }) => language === code)
              .map(({ path }) => ({ path, label: String(label) })),
          )
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {label} : ouvrir la page publique
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
