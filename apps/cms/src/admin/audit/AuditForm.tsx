'use client'

import { useSearchParams } from 'next/navigation'
import { type FormEvent, useId } from 'react'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { type AuditQuestion, askedOf, auditQuery } from './auditQuery.ts'

interface AuditFormProps {
  names: readonly string[]
  acts: readonly (readonly [value: string, label: string])[]
}

const list = adminAddress('journal')

/**
 * Narrows the journal. It loads its page whole: Payload's list writes its own address back when it
 * arrives (see FilterTabs).
 */
export function AuditForm({ names, acts }: AuditFormProps) {
  const prefix = useId()
  const current = useSearchParams().toString()
  const asked = askedOf(new URLSearchParams(current))

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: keyof AuditQuestion) => String(given.get(name) ?? '')
    const query = auditQuery({ by: text('by'), act: text('act'), day: text('day') })
    window.location.assign(`${list}?${query}`)
  }

  return (
    <form key={current} className="sira-audit" onSubmit={narrow}>
      <label htmlFor={`${prefix}-by`}>
        Personne
        <select id={`${prefix}-by`} name="by" defaultValue={asked.by}>
          <option value="">Toutes</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label htmlFor={`${prefix}-act`}>
        Acte
        <select id={`${prefix}-act`} name="act" defaultValue={asked.act}>
          <option value="">Tous</option>
          {acts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${prefix}-day`}>
        Jour
        <input id={`${prefix}-day`} name="day" type="date" defaultValue={asked.day} />
      </label>
      <button type="submit" className="sira-action">
        Montrer
      </button>
      {Object.values(asked).some(Boolean) && <a href={list}>Tout le journal</a>}
    </form>
  )
}
