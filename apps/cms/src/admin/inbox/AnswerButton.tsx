'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { callApi } from './callApi.ts'

/** « Répondre »: an e-mail to the visitor, written beside his message. */
export function AnswerButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const to = useFormFields(([fields]) => fields.email?.value)
  const service = useFormFields(([fields]) => fields.service?.value ?? fields.subject?.value)
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const prefix = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    const { subject, text } = Object.fromEntries(new FormData(form))
    const outcome = await callApi(`${collectionSlug}/${id}/answer`, { subject, text })
    setSending(false)
    if (!outcome.done) {
      toast.error(outcome.message)
      return
    }
    toast.success('Réponse envoyée : elle part dans quelques secondes.')
    form.reset()
    dialog.current?.close()
    router.refresh()
  }

  if (!id) return null
  return (
    <>
      <Button buttonStyle="primary" size="medium" onClick={() => dialog.current?.showModal()}>
        Répondre
      </Button>
      <dialog ref={dialog} className="sira-dialog" aria-labelledby={`${prefix}-title`}>
        <form onSubmit={send}>
          <h2 id={`${prefix}-title`}>Répondre à {String(to ?? '')}</h2>
          <label htmlFor={`${prefix}-subject`}>Objet</label>
          <input
            id={`${prefix}-subject`}
            name="subject"
            required
            maxLength={200}
            defaultValue={service ? `Votre demande : ${service}` : 'Votre message'}
          />
          <label htmlFor={`${prefix}-text`}>Réponse</label>
          <textarea id={`${prefix}-text`} name="text" required rows={12} maxLength={20_000} />
          <p className="sira-dialog__note">
            Le message du visiteur est repris sous la réponse ; le dossier passe à « Répondu ».
          </p>
          <p className="sira-dialog__buttons">
            <button type="submit" disabled={sending} className="sira-action">
              {sending ? 'Envoi…' : 'Envoyer la réponse'}
            </button>
            <button
              type="button"
              className="sira-action sira-action--quiet"
              onClick={() => dialog.current?.close()}
            >
              Annuler
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}
