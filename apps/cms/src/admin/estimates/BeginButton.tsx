'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'

/** From a request to its prices: a draft with the client already in it. */
export function BeginButton() {
  const { id } = useDocumentInfo()
  const [busy, setBusy] = useState(false)
  const router = useRouter()

  async function begin() {
    setBusy(true)
    const outcome = await callApi<{ id: number }>('estimations/begin', { demande: Number(id) })
    setBusy(false)
    if (outcome.done) router.push(adminAddress('estimations', outcome.body.id))
    else toast.error(outcome.message)
  }

  if (!id) return null
  return (
    <Button buttonStyle="secondary" size="medium" onClick={begin} disabled={busy}>
      Chiffrer
    </Button>
  )
}
