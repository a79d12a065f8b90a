'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

/** Beside a subscriber whose address refused letters: it may have been put right. */
export function AllowButton() {
  const { id } = useDocumentInfo()
  const refusedAt = useFormFields(([fields]) => fields.refusedAt?.value)
  const setField = useFormFields(([, dispatch]) => dispatch)
  const router = useRouter()

  async function allow() {
    const outcome = await callApi<{ message: string }>(`newsletters/${id}/allow`, {})
    if (outcome.done) {
      toast.success(outcome.body.message)
      setField({ type: 'UPDATE', path: 'refusedAt', value: null, initialValue: null })
    } else tellProblem(outcome.message)
    router.refresh()
  }

  if (!id || !refusedAt) return null
  return (
    <Button buttonStyle="secondary" size="medium" onClick={allow}>
      Écrire de nouveau à cette adresse
    </Button>
  )
}
