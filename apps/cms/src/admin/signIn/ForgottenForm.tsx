'use client'

import { type FormEvent, useState } from 'react'
import { SafetyField } from '../accounts/SafetyField.tsx'
import { SafetyForm } from '../accounts/SafetyForm.tsx'
import { callApi } from '../calls/callApi.ts'

/** Asks for the letter; says the same whether or not the address has an account. */
export function ForgottenForm() {
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setBusy(true)
    const outcome = await callApi('users/forgot-password', { email })
    setBusy(false)
    setProblem(outcome.done ? '' : outcome.message)
    setAsked(outcome.done ? email : '')
  }

  if (asked !== '') {
    return (
      <p role="status">
        Si {asked} est l’adresse d’un compte, une lettre y arrive dans quelques minutes. Son lien
        sert une fois, pendant une heure. Regardez aussi dans les indésirables.
      </p>
    )
  }
  return (
    <SafetyForm problem={problem} onSubmit={send}>
      <p>
        Donnez l’adresse e-mail de votre compte : un lien pour un nouveau mot de passe y est envoyé.
      </p>
      <SafetyField name="email" label="Adresse e-mail" type="email" autoComplete="username" />
      <button type="submit" className="sira-action" disabled={busy}>
        Recevoir le lien
      </button>
    </SafetyForm>
  )
}
