'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { type PersonCounts, PersonFound } from './PersonFound.tsx'

interface Found {
  email: string
  counts: PersonCounts
  labels: Readonly<Record<string, string>>
  erasedAt: string | null
  copiesUntil: string | null
}

/** Finds everything kept of an address; from there it is exported or erased. */
export function PersonSearch() {
  const [found, setFound] = useState<Found | null>(null)
  const router = useRouter()

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const path = `erasures/person?email=${encodeURIComponent(email)}`
    const outcome = await callApi<Omit<Found, 'email'>>(path)
    if (outcome.done) setFound({ email, ...outcome.body })
    else toast.error(outcome.message)
  }

  async function erase(email: string) {
    const outcome = await callApi('erasures/person/erase', { email })
    if (!outcome.done) {
      toast.error(outcome.message)
      return
    }
    toast.success('Tout a été effacé ; la trace est dans la liste.')
    setFound(null)
    router.refresh()
  }

  return (
    <div className="sira-person">
      <p>
        À la demande d’une personne : retrouvez ce qui est gardé de son adresse, remettez-le-lui, ou
        effacez-le. La liste garde la trace des effacements, sans l’adresse.
      </p>
      <form onSubmit={search}>
        <label htmlFor="person-email">Adresse e-mail de la personne</label>
        {/* Browsers refuse the accents of « prénom@exemple.bf » in a field of the kind e-mail. */}
        <input id="person-email" name="email" inputMode="email" required autoComplete="off" />
        <button type="submit" className="sira-action">
          Chercher
        </button>
      </form>
      {found && <PersonFound {...found} onErase={() => erase(found.email)} />}
    </div>
  )
}
