'use client'

import { useAuth } from '@payloadcms/ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { DeskRecord } from './deskRecord.ts'

// It comes with its own screen: what is named in Payload's list of components is loaded with all.
const Desk = lazy(async () => ({ default: (await import('./Desk.tsx')).Desk }))

const never = () => () => undefined

/**
 * The texts of a record in two languages, for the person who is signed in. Only once the browser has
 * taken the page over: what is written before, on a slow phone, would be in no draft.
 */
export function TranslationDesk({ record }: { record: DeskRecord }) {
  const { user } = useAuth()
  const taken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!user) return null
  const wait = <p className="sira-note">Un instant…</p>
  if (!taken) return wait
  return (
    <Suspense fallback={wait}>
      <Desk record={record} account={String(user.id)} />
    </Suspense>
  )
}
