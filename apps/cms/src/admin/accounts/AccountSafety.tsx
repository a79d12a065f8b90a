'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ShownSafety } from '../../people/signIn/sessionEndpoints.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { ColleagueFactor } from './ColleagueFactor.tsx'
import { Invitation } from './invitations/Invitation.tsx'
import { OwnFactor } from './OwnFactor.tsx'
import { PasswordChange } from './PasswordChange.tsx'
import { SessionList } from './SessionList.tsx'

/** How an account is guarded: its second factor, and where it is signed in. */
export function AccountSafety() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const [safety, setSafety] = useState<ShownSafety>()
  const own = user?.id === id

  const read = useCallback(async () => {
    if (id === undefined) return
    const outcome = await callApi<ShownSafety>(`users/${id}/safety`)
    if (outcome.done) setSafety(outcome.body)
    else tellProblem(outcome.message)
  }, [id])
  useEffect(() => void read(), [read])

  async function signOut(session?: string) {
    const outcome = await callApi<{ message: string }>(`users/${id}/sign-out`, { session })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    await read()
  }

  if (safety === undefined) return null
  if (safety.invitedUntil !== null) {
    return (
      <section className="sira-safety">
        <h2>Invitation</h2>
        <Invitation id={Number(id)} until={safety.invitedUntil} onChange={read} />
      </section>
    )
  }
  return (
    <section className="sira-safety">
      <h2>Mot de passe</h2>
      <PasswordChange id={Number(id)} onChange={read} />
      <h2>Double authentification</h2>
      {own ? (
        <OwnFactor onChange={read} />
      ) : (
        <ColleagueFactor id={Number(id)} active={safety.secondFactor} onChange={read} />
      )}
      <h2>Connexions ouvertes</h2>
      <SessionList sessions={safety.sessions} own={own} onSignOut={signOut} />
    </section>
  )
}
