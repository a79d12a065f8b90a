'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isWorkState } from '../../messages/facts/workStates.ts'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { TellForm } from './TellForm.tsx'

/** « Mot au visiteur »: what he reads where he follows his file. Not there where he cannot open it. */
export function TellButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const phone = useFormFields(([fields]) => fields.phone?.value)
  const reference = useFormFields(([fields]) => fields.reference?.value)
  const state = useFormFields(([fields]) => fields.state?.value)
  const setState = useFormFields(([, dispatch]) => dispatch)
  const [open, setOpen] = useState(false)
  const router = useRouter()

  async function send(given: Record<string, string>) {
    const outcome = await callApi<{ message: string }>(`${collectionSlug}/${id}/mot`, given)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return false
    }
    // The form of the record says what is true from now on, and does not bring the old state back.
    setState({ type: 'UPDATE', path: 'state', value: given.vers, initialValue: given.vers })
    toast.success(outcome.body.message)
    setOpen(false)
    router.refresh()
    return true
  }

  if (!id || !phone || !reference) return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(true)}>
        Mot au visiteur
      </Button>
      {open && (
        <Dialog title="Mot au visiteur" onClose={() => setOpen(false)}>
          <TellForm
            record={`${collectionSlug}/${id}`}
            reference={String(reference)}
            state={isWorkState(state) ? state : 'new'}
            onSend={send}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
