'use client'

import { type FormEvent, useState } from 'react'
import { passwordLength } from '../../people/passwords/passwordLength.ts'
import { keptPassword } from '../../people/passwords/passwordText.ts'
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx'
import { SafetyForm } from '../accounts/SafetyForm.tsx'
import { callApi } from '../calls/callApi.ts'

interface ResetFormProps {
  token: string
  /** What the button does. */
  confirm: string
}

/** Takes the new password twice, so that a slip of the finger locks nobody out. */
export function ResetForm({ token, confirm }: ResetFormProps) {
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: string) => keptPassword(String(data.get(name) ?? ''))
    const password = typed('password')
    if (password !== typed('again')) {
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
    <SafetyForm problem={problem} onSubmit={send}>
      <p>
        Au moins {passwordLength.shortest} caractères : une phrase courte se retient mieux qu’un mot
        compliqué.
      </p>
      <NewPasswordFields again="Le même, encore une fois" />
      <button type="submit" className="sira-action" disabled={busy}>
        {confirm}
      </button>
    </SafetyForm>
  )
}
