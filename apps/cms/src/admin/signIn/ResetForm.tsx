'use client'

import { type FormEvent, useState } from 'react'
import { passwordLength } from '../../people/passwords/passwordLength.ts'
import { SafetyField } from '../accounts/SafetyField.tsx'
import { callApi } from '../inbox/callApi.ts'

/** Takes the new password twice, so that a slip of the finger locks nobody out. */
export function ResetForm({ token }: { token: string }) {
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = data.get('password')
    if (password !== data.get('again')) {
      setProblem('Les deux mots de passe ne sont pas les mêmes.')
      return
    }
    setBusy(true)
    const outcome = await callApi<{ message: string }>('users/reset-password', { token, password })
    setBusy(false)
    setProblem(outcome.done ? '' : outcome.message)
    setDone(outcome.done ? outcome.body.message : '')
  }

  if (done !== '') return <p role="status">{done}</p>
  return (
    <form className="sira-safety-form" onSubmit={send}>
      {problem !== '' && (
        <p role="alert" className="sira-problem">
          {problem}
        </p>
      )}
      <p>
        Au moins {passwordLength.shortest} caractères : une phrase courte se retient mieux qu’un mot
        compliqué.
      </p>
      <SafetyField
        name="password"
        label="Nouveau mot de passe"
        type="password"
        autoComplete="new-password"
      />
      <SafetyField
        name="again"
        label="Le même, encore une fois"
        type="password"
        autoComplete="new-password"
      />
      <button type="submit" className="sira-action" disabled={busy}>
        Enregistrer et fermer mes connexions
      </button>
    </form>
  )
}
