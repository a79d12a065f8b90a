'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'

type Decision = 'regler' | 'recompter'

const deeds: Readonly<Record<Decision, Deed>> = {
  regler: {
    label: 'Régler l’écart',
    motif: '',
    tells: false,
    note: 'Ce qui a été compté est enregistré, la différence aussi, avec votre raison. Les paiements déclarés sont confirmés.',
  },
  recompter: {
    label: 'Faire recompter',
    motif: '',
    tells: false,
    note: 'Rien n’est enregistré\u00a0: la caisse compte de nouveau.',
  },
}

/** What an administrator decides of a count that differs from what was declared. */
export function CountDesk() {
  const { id } = useDocumentInfo()
  const issue = useFormFields(([fields]) => fields.issue?.value)
  const [asked, setAsked] = useState<Decision>()
  const router = useRouter()

  async function settle(given: object) {
    const data = { ...given, decision: asked }
    const outcome = await callApi<{ message: string }>(`comptages/${id}/regler`, data)
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    router.refresh()
  }

  if (issue !== 'ecart') return null
  return (
    <section className="sira-desk" aria-label="Écart">
      <div className="sira-desk__deeds">
        {(['regler', 'recompter'] as const).map((decision) => (
          <button
            key={decision}
            type="button"
            className="sira-deed"
            onClick={() => setAsked(decision)}
          >
            {deeds[decision].label}
          </button>
        ))}
      </div>
      {asked !== undefined && (
        <MoveForm deed={deeds[asked]} onSend={settle} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}
