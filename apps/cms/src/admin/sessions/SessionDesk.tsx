'use client'

import { toast, useAuth, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import {
  type SessionState,
  sessionMoves,
  sessionStates,
} from '@sira/contract/sessions/sessionStates'
import { useState } from 'react'
import { isContentStaff } from '../../access/contentStaff.ts'
import type { Person } from '../../access/role.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { RepeatForm } from './RepeatForm.tsx'
import { sessionDeeds } from './sessionDeeds.ts'

/** What a session may become, and the same again week after week: above its fields. */
export function SessionDesk() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const value = useFormFields(([fields]) => fields.etat?.value)
  const modified = useFormModified()
  const [asked, setAsked] = useState<SessionState | 'repeter'>()
  const state = sessionStates.find((one) => one === value)
  if (!id || state === undefined || !isContentStaff(user as Person)) return null

  async function send(action: string, given: object) {
    const outcome = await callApi<{ message: string }>(`sessions/${id}/${action}`, given)
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setAsked(undefined)
    // The form holds what was read before: a save would be refused.
    if (action === 'avancer') window.location.reload()
  }

  function begin(what: SessionState | 'repeter') {
    if (modified) tellProblem('Enregistrez d’abord la session.')
    else setAsked(what)
  }

  return (
    <section className="sira-desk" aria-label="Suite de la session">
      <div className="sira-desk__deeds">
        {nextStates(sessionMoves, state, 'personnel').map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => begin(to)}>
            {sessionDeeds[to].label}
          </button>
        ))}
        <button type="button" className="sira-deed" onClick={() => begin('repeter')}>
          Répéter chaque semaine…
        </button>
      </div>
      {asked === 'repeter' && (
        <RepeatForm
          onSend={(given) => send('repeter', given)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && asked !== 'repeter' && (
        <MoveForm
          deed={sessionDeeds[asked]}
          onSend={(given) => send('avancer', { ...given, vers: asked })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
