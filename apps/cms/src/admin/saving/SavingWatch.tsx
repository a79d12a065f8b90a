'use client'

import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { watchConnection } from './connection.ts'
import { dropOthers } from './deviceCopies.ts'

/** Around all screens: knows of the connection, and clears the device for the next person. */
export function SavingWatch({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const account = user ? String(user.id) : null
  const signingOut = usePathname().endsWith('/logout')

  useEffect(watchConnection, [])

  useEffect(() => {
    // A session that merely ended keeps its text: the same person comes back to it.
    if (!signingOut && account === null) return
    const owner = signingOut ? null : account
    for (const storage of [window.localStorage, window.sessionStorage]) {
      dropOthers(storage, owner, Date.now())
    }
  }, [account, signingOut])

  return children
}
