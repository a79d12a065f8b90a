'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { lazy, Suspense, useState } from 'react'
import { untouched } from '../../../messages/facts/workStates.ts'

// It comes once something was done.
const NextLink = lazy(async () => ({ default: (await import('./NextLink.tsx')).NextLink }))

/** « Suivante »: once this one was answered or settled, the next of the list it was opened from. */
export function NextMessage() {
  const { id, collectionSlug } = useDocumentInfo()
  if (!id || collectionSlug === undefined) return null
  return <NextOf key={`${collectionSlug}/${id}`} collection={collectionSlug} id={Number(id)} />
}

function NextOf({ collection, id }: { collection: string; id: number }) {
  const { savedDocumentData } = useDocumentInfo()
  const savedAt: string = savedDocumentData?.updatedAt ?? ''
  const [openedAt] = useState(savedAt)
  if (savedAt === openedAt || savedDocumentData?.state === untouched.state.equals) return null
  return (
    <Suspense fallback={null}>
      <NextLink key={savedAt} collection={collection} id={id} />
    </Suspense>
  )
}
