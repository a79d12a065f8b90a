import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { PublicPage, Waiting } from '../../publication/languages/publicPages.ts'
import { callApi } from '../calls/callApi.ts'

interface PublicPages {
  pages: PublicPage[]
  waiting: Waiting
}

/** What the site shows of the open record, and what waits; read again after every save. */
export function usePublicPages(): PublicPages | undefined {
  const { id, collectionSlug } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [answer, setAnswer] = useState<PublicPages>()
  const address = id === undefined ? undefined : `${collectionSlug}/${id}/pages`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have changed them.
  useEffect(() => {
    let gone = false
    async function read() {
      if (address === undefined) return
      const outcome = await callApi<PublicPages>(address)
      // Without an answer what is there stays: it was right a moment ago.
      if (outcome.done && !gone) setAnswer(outcome.body)
    }
    void read()
    return () => {
      gone = true
    }
  }, [address, mostRecentUpdate])

  return answer
}
