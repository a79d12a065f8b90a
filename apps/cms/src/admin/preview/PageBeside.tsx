'use client'

import {
  useDocumentEvents,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui'
import { useState } from 'react'
import { FramedPage } from './FramedPage.tsx'
import { useNarrow } from './useNarrow.ts'

/** The page of the site beside the text that is being written; on a phone, in its place. */
export function PageBeside() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const { data } = useDocumentInfo()
  const { label } = useLocale()
  const narrow = useNarrow()
  const [reading, setReading] = useState(false)
  if (!url || !(narrow || isLivePreviewing)) return null
  const state = mostRecentUpdate?.updatedAt ?? String(data?.updatedAt ?? '')
  const shows = narrow ? reading : isLivePreviewing
  // The name of a language may come in several languages.
  const language = typeof label === 'string' ? label : ''

  return (
    <aside className="sira-beside" data-reading={reading} aria-label="La page, telle qu’elle sera">
      {narrow && (
        <div className="sira-beside__tabs">
          <button type="button" aria-pressed={!reading} onClick={() => setReading(false)}>
            Écrire
          </button>
          <button type="button" aria-pressed={reading} onClick={() => setReading(true)}>
            Voir la page
          </button>
        </div>
      )}
      {shows && (
        <>
          <p className="sira-beside__note">
            Dernier texte enregistré{language && ` (${language})`}
            <a href={url} target="_blank" rel="noopener">
              Agrandir
            </a>
          </p>
          <div className="sira-beside__pages">
            <FramedPage address={url} state={state} />
          </div>
        </>
      )}
    </aside>
  )
}
