import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

/** « Réponse lue »: somebody has read what came by e-mail, and it waits no more. */
export function ReadButton() {
  const { id, collectionSlug } = useDocumentInfo()
  const seen = useFormFields(([fields]) => fields.repliedAt?.value)
  const setField = useFormFields(([, dispatch]) => dispatch)
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  async function read() {
    setBusy(true)
    const at = new Date(String(seen)).toISOString()
    const path = `${collectionSlug}/${id}/reply-read`
    const outcome = await callApi<{ message: string }>(path, { seen: at })
    setBusy(false)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return
    }
    setField({ type: 'UPDATE', path: 'repliedAt', value: null, initialValue: null })
    toast.success(outcome.body.message)
    router.refresh()
  }

  if (!id || !seen) return null
  return (
    <button type="button" className="sira-deed" onClick={read} disabled={busy}>
      Réponse lue
    </button>
  )
}
