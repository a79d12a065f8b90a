'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { type KeptCounts, keptSentences } from './keptSentences.ts'
import { type FoundPerson, PersonFound } from './PersonFound.tsx'

/** Finds everything kept of a person; from there it is exported or erased. */
export function PersonSearch() {
  const [found, setFound] = useState<FoundPerson | null>(null)
  const router = useRouter()
  const prefix = useId()

  async function look(who: string) {
    const path = `erasures/person?who=${encodeURIComponent(who)}`
    const outcome = await callApi<FoundPerson>(path)
    if (outcome.done) setFound(outcome.body)
    else tellProblem(outcome.message)
  }

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await look(String(new FormData(event.currentTarget).get('who')).trim())
  }

  async function erase({ address, bookedYears }: FoundPerson) {
    const outcome = await callApi<{ kept: KeptCounts }>('erasures/person/erase', { who: address })
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    const stays = keptSentences(outcome.body.kept, bookedYears)
    if (stays.length === 0) toast.success('Tout a été effacé ; la trace est dans la liste.')
    else toast.success(`Effacé, avec la trace dans la liste. ${stays.join(' ')}`)
    setFound(null)
    router.refresh()
  }

  return (
    <div className="sira-person">
      <p>
        À la demande d’une personne : retrouvez ce qui est gardé sous son adresse ou son numéro,
        remettez-le-lui, ou effacez-le. La liste garde la trace des effacements, sans dire de qui.
      </p>
      <form onSubmit={search}>
        <label htmlFor={`${prefix}-who`}>Adresse e-mail ou numéro de téléphone</label>
        <p className="sira-note" id={`${prefix}-hint`}>
          Un numéro sans indicatif est pris pour un numéro du Burkina Faso.
        </p>
        {/* Browsers refuse the accents of « prénom@exemple.bf » in a field of the kind e-mail. */}
        <input
          id={`${prefix}-who`}
          name="who"
          required
          autoComplete="off"
          aria-describedby={`${prefix}-hint`}
        />
        <button type="submit" className="sira-action">
          Chercher
        </button>
      </form>
      {found && (
        <PersonFound
          key={found.address}
          person={found}
          onLookFor={look}
          onErase={() => erase(found)}
        />
      )}
    </div>
  )
}
