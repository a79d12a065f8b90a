import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SafetyField } from './SafetyField.tsx'

interface PasswordChangeProps {
  id: number
  onChange: () => Promise<void>
}

/** A new password, of one's own account or a colleague's; the old one is the one of who asks. */
export function PasswordChange({ id, onChange }: PasswordChangeProps) {
  const [asking, setAsking] = useState(false)

  async function change(data: object) {
    const outcome = await callApi<{ message: string }>(`users/${id}/password`, data)
    if (!outcome.done) return outcome.message
    toast.success(outcome.body.message)
    setAsking(false)
    await onChange()
  }

  return (
    <>
      <button
        type="button"
        className="sira-action sira-action--quiet"
        onClick={() => setAsking(true)}
      >
        Changer le mot de passe
      </button>
      {asking && (
        <PasswordDialog
          title="Changer le mot de passe"
          confirm="Changer"
          onConfirm={change}
          onClose={() => setAsking(false)}
        >
          <NewPasswordFields again="Le nouveau, encore une fois" />
          <SafetyField
            name="currentPassword"
            label="Votre mot de passe actuel"
            type="password"
            autoComplete="current-password"
          />
        </PasswordDialog>
      )}
    </>
  )
}
