'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isContentStaff } from '../../access/contentStaff.ts'
import type { Person } from '../../access/role.ts'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'

const aside: Deed = {
  label: 'Écarter cette offre',
  motif: '',
  tells: false,
  note: 'L’employeur n’en est pas averti\u00a0: appelez-le.',
}

/** The two decisions on an offer that an employer proposed: a draft, or nothing. */
export function SentOfferDesk() {
  const { id, data } = useDocumentInfo()
  const [isAsked, setAsked] = useState(false)
  const router = useRouter()
  const { user } = useAuth()
  const state = data?.etat

  async function act(name: string, given: object = {}) {
    const path = `offres/${id}/${name}`
    const outcome = await callApi<{ message: string; offre?: number }>(path, given)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    toast.success(outcome.body.message)
    setAsked(false)
    const { offre } = outcome.body
    if (offre === undefined) router.refresh()
    else router.push(`/admin/collections/jobs/${offre}`)
  }

  if (!id || state === 'brouillon') return null
  return (
    <section className="sira-desk" aria-label="Offre proposée">
      <div className="sira-desk__deeds">
        {isContentStaff(user as Person) && (
          <button type="button" className="sira-deed" onClick={() => act('brouillon')}>
            En faire un brouillon
          </button>
        )}
        {state === 'nouvelle' && (
          <button type="button" className="sira-deed" onClick={() => setAsked(true)}>
            {aside.label}
          </button>
        )}
      </div>
      {isAsked && (
        <MoveForm
          deed={aside}
          onSend={(given) => act('ecarter', given)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
