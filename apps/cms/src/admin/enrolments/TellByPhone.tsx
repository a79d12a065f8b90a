'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { CallsToMake } from '../../enrolments/news/desk/callsToMake.ts'
import { callApi } from '../calls/callApi.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'
import { tellProblem } from '../dialog/tellProblem.ts'

const nothing: CallsToMake = { calls: [] }

/** People of a seat who gave no address: staff tell them that their session is moved or cancelled. */
export function TellByPhone() {
  const { id } = useDocumentInfo()
  const since = useFormFields(([fields]) => fields.prevenirLe?.value)
  const [{ calls, prevenirLe }, setShown] = useState<CallsToMake>(nothing)
  const router = useRouter()
  useEffect(() => {
    if (!id || !since) return setShown(nothing)
    void callApi<CallsToMake>(`inscriptions/${id}/prevenir`).then((outcome) => {
      if (outcome.done) setShown(outcome.body)
    })
  }, [id, since])
  if (calls.length === 0) return null

  async function done() {
    const outcome = await callApi<{ message: string }>(`inscriptions/${id}/prevenu`, {
      prevenirLe,
    })
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(outcome.body.message)
    setShown(nothing)
    router.refresh()
  }
  return (
    <section className="sira-desk" aria-label="À prévenir">
      <p>{calls[0]?.text}</p>
      <div className="sira-desk__deeds">
        {calls.map(({ phone, text }) => (
          <a
            key={phone}
            className="sira-deed"
            href={`${whatsAppAddress(phone)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {`WhatsApp ${phone}`}
          </a>
        ))}
        <button type="button" className="sira-deed" onClick={() => void done()}>
          C’est dit
        </button>
      </div>
    </section>
  )
}
