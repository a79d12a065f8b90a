'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import { useState } from 'react'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'

const deeds = {
  rendre: {
    label: 'Rendre cet argent',
    motif: '',
    tells: true,
    note: 'Il devient à rembourser, et le client en est averti. Votre mot part avec, s’il a une adresse e-mail.',
  },
  garder: {
    label: 'Garder cet argent',
    motif: '',
    tells: true,
    note: 'Il reste payé. Le client ne l’apprend que par votre mot\u00a0: écrivez-le, ou appelez-le.',
  },
} as const satisfies Record<string, Deed>

type Decision = keyof typeof deeds

/** The decision on what was paid for a seat that its customer left late. */
export function SeatMoney() {
  const { id } = useDocumentInfo()
  const { kept, order } = useFormFields(([fields]) => {
    return { kept: fields.aDecider?.value, order: fields.commande?.value }
  })
  const [asked, setAsked] = useState<Decision>()
  if (!id || typeof kept !== 'number' || kept <= 0) return null

  async function send(given: Record<string, string>) {
    const body = { ...given, inscription: id, vers: asked }
    const outcome = await callApi<{ message: string }>(`commandes/${order}/argent-place`, body)
    if (!outcome.done) return tellProblem(outcome.message)
    // The form holds what was read before.
    window.location.reload()
  }

  return (
    <section className="sira-desk" aria-label="Argent à décider">
      <p>{`Place annulée tard par son client, ${amountText(kept, 'fr')} payés pour elle. Le client lit que l’équipe lui répondra.`}</p>
      <div className="sira-desk__deeds">
        {(Object.keys(deeds) as Decision[]).map((decision) => (
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
      {asked && <MoveForm deed={deeds[asked]} onSend={send} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
