'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { hasRole } from '../../../access/role.ts'
import type { User } from '../../../payload-types.ts'
import { callApi } from '../../calls/callApi.ts'
import { PasswordDialog } from '../PasswordDialog.tsx'
import { InviteFields } from './InviteFields.tsx'

/** Above the accounts: a colleague gets a letter, and chooses the password. */
export function InviteButton() {
  const { user } = useAuth<User>()
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  if (!hasRole(user, 'administrator')) return null

  async function invite(data: object, form: FormData) {
    const given = { ...data, moreRoles: form.getAll('moreRoles') }
    const outcome = await callApi<{ message: string }>('users/invite', given)
    if (!outcome.done) return outcome.message
    toast.success(outcome.body.message)
    setAsking(false)
    router.refresh()
  }

  return (
    <p className="sira-invite">
      <button type="button" className="sira-action" onClick={() => setAsking(true)}>
        Inviter une personne
      </button>
      {asking && (
        <PasswordDialog
          title="Inviter une personne"
          confirm="Envoyer l’invitation"
          onConfirm={invite}
          onClose={() => setAsking(false)}
        >
          <InviteFields />
        </PasswordDialog>
      )}
    </p>
  )
}
