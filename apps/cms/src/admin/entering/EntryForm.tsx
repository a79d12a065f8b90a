'use client'

import { toast } from '@payloadcms/ui'
import { formOf } from '@sira/contract/forms/messageForms'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { checkEntry } from '../../messages/entries/checkEntry.ts'
import { enteredFields } from '../../messages/entries/enteredFields.ts'
import { callApi } from '../calls/callApi.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { keyFor } from '../inbox/answerKey.ts'
import { EntryChoices } from './EntryChoices.tsx'
import { EntryField } from './EntryField.tsx'
import type { EnteredKind } from './entryAddress.ts'

interface EntryFormProps {
  kind: EnteredKind
  /** Known values of the person, by field. */
  known: Readonly<Record<string, string>>
  /** To leave for without entering anything. */
  list: string
}

/** The form for a request by phone: checked here as on the server, so that nothing is retyped. */
export function EntryForm({ kind, known, list }: EntryFormProps) {
  const form = formOf(kind)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const keys = useRef(new Map<string, string>())
  const router = useRouter()

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const page = event.currentTarget
    const given = new FormData(page)
    const names = Object.keys(form.fields).filter((name) => enteredFields[name] !== undefined)
    const values = Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? '')]))
    const checked = checkEntry(form, values, given.has('acknowledge'))
    setProblems(checked.problems)
    const [first] = Object.keys(checked.problems)
    if (first !== undefined) {
      page.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const entry = {
      values,
      source: given.get('source'),
      locale: given.get('locale'),
      mine: given.has('mine'),
      acknowledge: given.has('acknowledge'),
    }
    setBusy(true)
    const sent = { ...entry, key: keyFor(entry, keys.current) }
    const outcome = await callApi<{ id: number }>(`${kind}/enter`, sent)
    if (outcome.done) {
      toast.success('Gardé dans la réception.')
      router.push(adminAddress(kind, outcome.body.id))
      return
    }
    setBusy(false)
    tellProblem(outcome.message)
  }

  return (
    <form onSubmit={enter} noValidate>
      <EntryChoices />
      {Object.keys(form.fields).map((name) => (
        <EntryField key={name} name={name} known={known[name] ?? ''} problem={problems[name]} />
      ))}
      <label className="sira-entry__check">
        <input type="checkbox" name="mine" defaultChecked /> Je m’en charge
      </label>
      <label className="sira-entry__check">
        <input type="checkbox" name="acknowledge" /> Lui envoyer un accusé de réception
      </label>
      <div className="sira-dialog__buttons">
        <button type="submit" className="sira-action" disabled={busy}>
          {busy ? 'Un instant…' : 'Garder la saisie'}
        </button>
        <a className="sira-action sira-action--quiet" href={list}>
          Annuler
        </a>
      </div>
    </form>
  )
}
