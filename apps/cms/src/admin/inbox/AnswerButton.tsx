'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { refusedTogether } from '../../messages/attachments/attachmentBounds.ts'
import { callApi } from '../calls/callApi.ts'
import { sayDone } from '../calls/sayDone.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useFocusInTurn } from './following/useFocusInTurn.ts'
import { withFiles } from './withFiles.ts'

interface Answered {
  message: string
  parti: boolean
  /** When the record changed by it. */
  seen: string
}

/** « Répondre »: an e-mail to the visitor, written beside his message. */
export function AnswerButton() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const [seenSince, setSeenSince] = useState<string>()
  const to = useFormFields(([fields]) => fields.email?.value)
  const service = useFormFields(([fields]) => fields.service?.value ?? fields.subject?.value)
  const asked = useFormFields(([fields]) => fields.message?.value)
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  useFocusInTurn(`${collectionSlug}/${id}`, button)

  async function send(answer: object, files: readonly File[]) {
    const refusal = refusedTogether(files)
    if (refusal !== undefined) {
      tellProblem(refusal)
      return false
    }
    const record = `${collectionSlug}/${id}`
    // It was saved here since, or answered from here: the later of both.
    const seen = [seenSince, savedDocumentData?.updatedAt].filter(Boolean).sort().at(-1)
    const given = withFiles({ ...answer, seen }, files)
    const outcome = await callApi<Answered>(`${record}/answer`, given)
    if (!outcome.done) {
      tellProblem(outcome.message)
      if (outcome.status === 409) await readAgain(record)
      return false
    }
    setSeenSince(outcome.body.seen)
    sayDone(outcome.body)
    setOpen(false)
    router.refresh()
    return true
  }

  /** The sentence has said what changed: sent again, the answer leaves. */
  async function readAgain(record: string) {
    const found = await callApi<{ updatedAt: string }>(`${record}?depth=0`)
    if (found.done) setSeenSince(found.body.updatedAt)
  }

  if (!id || !to) return null
  return (
    <>
      <Button ref={button} buttonStyle="primary" size="medium" onClick={() => setOpen(true)}>
        Répondre
      </Button>
      {open && (
        <Dialog title={`Répondre à ${to}`} onClose={() => setOpen(false)}>
          <AnswerForm
            record={`${collectionSlug}/${id}`}
            subject={service ? `Votre demande : ${service}` : 'Votre message'}
            asked={typeof asked === 'string' ? asked : ''}
            onSend={send}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
