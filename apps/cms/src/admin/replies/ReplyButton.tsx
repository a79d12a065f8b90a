import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { ReplyForm } from './ReplyForm.tsx'

interface Noted {
  message: string
  state: string
}

/** « Noter une réponse »: what the visitor answered on the phone or to somebody’s own mailbox. */
export function ReplyButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const setState = useFormFields(([, dispatch]) => dispatch)
  const [open, setOpen] = useState(false)
  const router = useRouter()

  async function note(reply: object) {
    const outcome = await callApi<Noted>(`${collectionSlug}/${id}/reply`, reply)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return false
    }
    const { message, state } = outcome.body
    // The form of the record says what is true from now on, and does not bring the old state back.
    setState({ type: 'UPDATE', path: 'state', value: state, initialValue: state })
    toast.success(message)
    setOpen(false)
    router.refresh()
    return true
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={() => setOpen(true)}>
        Noter une réponse
      </button>
      {open && (
        <Dialog title="Noter une réponse" onClose={() => setOpen(false)}>
          <ReplyForm
            record={`${collectionSlug}/${id}`}
            onNote={note}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
