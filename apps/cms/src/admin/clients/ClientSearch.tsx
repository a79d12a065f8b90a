'use client'

import { type FormEvent, useId, useState } from 'react'
import type { FoundClient } from '../../clients/gatherClients.ts'
import { callApi } from '../calls/callApi.ts'
import { ClientList } from './ClientList.tsx'

interface Found {
  clients: readonly FoundClient[]
  /** What became of the question, in a sentence. */
  said: string
}

/** By a number, an address or a name. The question is posted, and stands in no address. */
export function ClientSearch({ latest }: { latest: readonly FoundClient[] }) {
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const fieldId = useId()

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('question')).trim()
    if (question === '') {
      setFound(undefined)
      return
    }
    setBusy(true)
    const path = 'clients/search'
    const outcome = await callApi<{ clients: FoundClient[]; more: boolean }>(path, { question })
    setBusy(false)
    if (outcome.done) setFound({ clients: outcome.body.clients, said: counted(outcome.body) })
    else setFound({ clients: [], said: outcome.message })
  }

  return (
    <>
      <form className="sira-clients__search" onSubmit={search}>
        <label htmlFor={fieldId}>Téléphone, e-mail, nom ou référence</label>
        <input id={fieldId} name="question" type="search" autoComplete="off" maxLength={200} />
        <button type="submit" className="sira-deed sira-deed--first" disabled={busy}>
          Trouver
        </button>
      </form>
      <p role="status" className="sira-note">
        {found?.said}
      </p>
      {found === undefined && <h2>Derniers venus</h2>}
      <ClientList clients={found?.clients ?? latest} />
    </>
  )
}

function counted({ clients, more }: { clients: readonly FoundClient[]; more: boolean }): string {
  if (clients.length === 0) return 'Personne sous ce nom, cette adresse ou ce numéro.'
  if (more) return `Plus de ${clients.length} personnes : précisez, voici les dernières venues.`
  return clients.length === 1 ? '1 personne' : `${clients.length} personnes`
}
