'use client'

import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { callApi } from '../calls/callApi.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

/** Tries a letter on oneself, then sends it to everyone, once. */
export function LetterButtons() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const state = useFormFields(([fields]) => fields.state?.value)
  const modified = useFormModified()
  const [asking, setAsking] = useState(false)
  const router = useRouter()

  async function ask(action: 'try' | 'send') {
    if (modified) {
      toast.error('Enregistrez d’abord la lettre.')
      return
    }
    const outcome = await callApi<{ message: string }>(`letters/${id}/${action}`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    router.refresh()
  }

  if (!id || state !== 'draft') return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => ask('try')}>
        M’envoyer un essai
      </Button>
      {isInboxStaff(user as { role?: unknown } | null) && (
        <Button buttonStyle="secondary" size="medium" onClick={() => setAsking(true)}>
          Envoyer aux abonnés
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Envoyer aux abonnés"
          text="La lettre part à tous les abonnés confirmés et ne pourra plus être changée."
          confirm="Envoyer"
          onConfirm={() => ask('send')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
