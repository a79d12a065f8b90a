'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

const notGone: readonly unknown[] = ['failed', 'held', 'written']

/** Tries a message again that has not left. */
export function ResendButton() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const router = useRouter()

  async function resend() {
    const outcome = await callApi<{ message: string }>(`emails/${id}/resend`, {})
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    router.refresh()
  }

  if (!id || kind === 'reply' || !notGone.includes(state)) return null
  return (
    <Button buttonStyle="primary" size="medium" onClick={resend}>
      Renvoyer
    </Button>
  )
}
