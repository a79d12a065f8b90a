'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Begun } from '../../estimates/requests/beginEstimate.ts'
import type { BegunEstimate } from '../../estimates/requests/begunEstimates.ts'
import { callApi } from '../calls/callApi.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { BegunDialog } from './BegunDialog.tsx'

/** From a request to its prices: a draft with the client already in it, or those there are. */
export function BeginButton() {
  const { id } = useDocumentInfo()
  const [busy, setBusy] = useState(false)
  const [already, setAlready] = useState<BegunEstimate[]>([])
  const router = useRouter()

  async function begin(another: boolean) {
    setBusy(true)
    const given = { demande: Number(id), another }
    const outcome = await callApi<Begun>('estimations/begin', given)
    setBusy(false)
    if (!outcome.done) tellProblem(outcome.message)
    else if ('already' in outcome.body) setAlready(outcome.body.already)
    else router.push(adminAddress('estimations', outcome.body.id))
  }

  if (!id) return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => begin(false)} disabled={busy}>
        Chiffrer
      </Button>
      {already.length > 0 && (
        <BegunDialog
          estimates={already}
          onAnother={() => begin(true)}
          onClose={() => setAlready([])}
        />
      )}
    </>
  )
}
