'use client'

import { Button, toast, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { callApi } from './callApi.ts'

/** Tries a letter on oneself, then sends it to everyone, once. */
export function LetterButtons() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const modified = useFormModified()
  const dialog = useRef<HTMLDialogElement>(null)
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
      <Button buttonStyle="secondary" size="medium" onClick={() => dialog.current?.showModal()}>
        Envoyer aux abonnés
      </Button>
      <dialog ref={dialog} className="sira-dialog" aria-label="Envoyer aux abonnés">
        <p>La lettre part à tous les abonnés confirmés et ne pourra plus être changée.</p>
        <form method="dialog" className="sira-dialog__buttons">
          <button type="submit" className="sira-action" onClick={() => ask('send')}>
            Envoyer
          </button>
          <button type="submit" className="sira-action sira-action--quiet">
            Annuler
          </button>
        </form>
      </dialog>
    </>
  )
}
