import { useDocumentEvents, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { inertDocument } from '../html/inertDocument.ts'
import { type SearchHead, searchHead } from './searchHead.ts'

/** The search result of the record as it was saved last, fetched once it is `wanted`. */
export function useSearchHead(wanted: boolean): SearchHead | undefined {
  const { url } = useLivePreviewContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const [head, setHead] = useState<SearchHead>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have changed it.
  useEffect(() => {
    if (!wanted || !url) return
    const asking = new AbortController()
    async function read(address: string) {
      try {
        const answer = await fetch(address, { credentials: 'same-origin', signal: asking.signal })
        if (!answer.ok) return
        setHead(searchHead(inertDocument(await answer.text())))
      } catch {
        // Gone, or without a connection: what was read before stays.
      }
    }
    void read(url)
    return () => asking.abort()
  }, [wanted, url, mostRecentUpdate])

  return head
}
