'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'

/** « Répondre »: an e-mail to the visitor, written beside his message. */
export function AnswerButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const to = useFormFields(([fields]) => fields.email?.value)
  const service = useFormFields(([fields]) => fields.service?.value ?? fields.subject?.value)
  const [open, setOpen] = useState(false)
  const router = useRouter()

  async function send(answer: object) {
    const outcome = await callApi<{ message: string }>(`${collectionSlug}/${id}/answer`, answer)
    if (!outcome.done) {
      toast.error(outcome.message)
      return
    }
    toast.success(outcome.body.message)
    setOpen(false)
    router.refresh()
  }

  if (!id) return null
  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={() => setOpen(true)}>
        Répondre
      </Button>
      {open && (
        <Dialog title={`Répondre à ${to}`} onClose={() => setOpen(false)}>
          <AnswerForm
            subject={service ? `Votre demande : ${service}` : 'Votre message'}
            onSend={send}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
