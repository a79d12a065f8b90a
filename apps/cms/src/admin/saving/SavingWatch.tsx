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
    if (signingOut) dropOthers(window.localStorage, null, Date.now())
    // A session that merely ended keeps its text: the same person comes back to it.
    else if (account !== null) dropOthers(window.localStorage, account, Date.now())
  }, [account, signingOut])

  return children
}
