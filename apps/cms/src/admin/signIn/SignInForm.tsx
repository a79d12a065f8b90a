'use client'

import { type FormEvent, useState } from 'react'
import { FactorSetup } from '../accounts/FactorSetup.tsx'
import { RecoveryCodes } from '../accounts/RecoveryCodes.tsx'
import { CodeField, SafetyField } from '../accounts/SafetyField.tsx'
import { SafetyForm } from '../accounts/SafetyForm.tsx'
import { type SignInStep, signInCall } from './signInCall.ts'

/**
 * E-mail and password, then the code where the account has a second factor. Without its script the
 * form goes to the sign-in page of the site, which takes the same fields.
 */
export function SignInForm({ target }: { target: string }) {
  const [step, setStep] = useState<SignInStep>({ at: 'password' })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const enter = () => window.location.assign(target)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    const answer = await signInCall(Object.fromEntries(new FormData(event.currentTarget)))
    if ('step' in answer) {
      if (answer.step.at === 'in') return enter()
      setStep(answer.step)
    } else {
      setProblem(answer.problem)
      if (answer.startAgain) setStep({ at: 'password' })
    }
    setBusy(false)
  }

  if (step.at === 'recovery') {
    return (
      <>
        <h2>Vos codes de secours</h2>
        <RecoveryCodes codes={step.codes} onDone={enter} />
      </>
    )
  }
  return (
    <SafetyForm problem={problem} onSubmit={send} action="/login">
      {step.at === 'password' && (
        <>
          <SafetyField name="email" label="Adresse e-mail" type="email" autoComplete="username" />
          <SafetyField
            name="password"
            label="Mot de passe"
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      {step.at === 'code' && (
        <>
          <input type="hidden" name="ticket" value={step.ticket} />
          <p>
            Mot de passe accepté. Saisissez le code à six chiffres de votre application, ou l’un de
            vos codes de secours.
          </p>
          <CodeField />
        </>
      )}
      {step.at === 'setup' && (
        <>
          <p>
            La double authentification est exigée des administrateurs. Mettez-la en place pour
            continuer.
          </p>
          <FactorSetup factor={step.key} />
        </>
      )}
      <button type="submit" className="sira-action" disabled={busy}>
        {step.at === 'setup' ? 'Activer et se connecter' : 'Se connecter'}
      </button>
      {step.at === 'password' && <a href="/admin/forgot">Mot de passe oublié ?</a>}
    </SafetyForm>
  )
}
