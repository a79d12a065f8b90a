import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

interface ColleagueFactorProps {
  id: number
  active: boolean
  onChange: () => Promise<void>
}

/** A colleague who lost telephone and codes gets in again by the password alone. */
export function ColleagueFactor({ id, active, onChange }: ColleagueFactorProps) {
  const [asking, setAsking] = useState(false)

  async function reset(data: object) {
    const outcome = await callApi<{ message: string }>(`users/${id}/second-factor/reset`, data)
    if (!outcome.done) return outcome.message
    toast.success(outcome.body.message)
    setAsking(false)
    await onChange()
  }

  if (!active) return <p>Ce compte s’ouvre par le mot de passe seul.</p>
  return (
    <>
      <p>Ce compte demande le code d’un téléphone après le mot de passe.</p>
      <button
        type="button"
        className="sira-action sira-action--quiet"
        onClick={() => setAsking(true)}
      >
        Retirer : téléphone et codes perdus
      </button>
      {asking && (
        <PasswordDialog
          title="Retirer la double authentification de ce compte"
          confirm="Retirer"
          onConfirm={reset}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
