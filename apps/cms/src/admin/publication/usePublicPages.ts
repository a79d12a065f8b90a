import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { PublicPages } from '../../publication/languages/publicPages.ts'
import { callApi, type Outcome } from '../calls/callApi.ts'

/** What was asked last: several places of a screen show the same. */
let asked: { key: string; answer: Promise<Outcome<PublicPages>> } | undefined

/** What the site shows of the open record, and what waits; read again after every save. */
export function usePublicPages(): PublicPages | undefined {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [answer, setAnswer] = useState<PublicPages>()
  const address = id === undefined ? undefined : `${collectionSlug}/${id}/pages`
  const saved = `${mostRecentUpdate?.updatedAt} ${data?.updatedAt}`

  useEffect(() => {
    let gone = false
    async function read() {
      if (address === undefined) return
      const key = `${address} ${saved}`
      if (asked?.key !== key) asked = { key, answer: callApi<PublicPages>(address) }
      const outcome = await asked.answer
      // Asked anew by whoever comes next; until then what is there stays: it was right a moment ago.
      if (!outcome.done && asked?.key === key) asked = undefined
      if (outcome.done && !gone) setAnswer(outcome.body)
    }
    void read()
    return () => {
      gone = true
    }
  }, [address, saved])

  return answer
}
