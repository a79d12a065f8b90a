'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { ShownUse } from '../../publication/trash/answerUses.ts'
import { callApi, type Outcome } from '../calls/callApi.ts'
import { fileWords } from './fileWords.ts'
import { UseList } from './UseList.tsx'

/** Beside a file: each record, letter and text that uses it, so that nobody deletes it blindly. */
export function FileUses() {
  const { collectionSlug, id } = useDocumentInfo()
  const heading = useId()
  const [outcome, setOutcome] = useState<Outcome<{ uses: ShownUse[] }>>()

  useEffect(() => {
    if (!id) return
    let isLeft = false
    void callApi<{ uses: ShownUse[] }>(`${collectionSlug}/${id}/uses`).then((answer) => {
      if (!isLeft) setOutcome(answer)
    })
    return () => {
      isLeft = true
    }
  }, [collectionSlug, id])

  // None yet: among several that are to be sent, it is null.
  if (!id) return null
  const words = fileWords[collectionSlug === 'documents' ? 'documents' : 'media']
  return (
    <section className="field-type sira-uses" aria-labelledby={heading}>
      <h2 className="field-label" id={heading}>
        {words.heading}
      </h2>
      {outcome === undefined && <p>Recherche…</p>}
      {outcome?.done === false && <p>{outcome.message}</p>}
      {outcome?.done && <UseList uses={outcome.body.uses} words={words} />}
    </section>
  )
}
