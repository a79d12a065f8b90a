'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { nextStates } from '@sira/contract/dossiers/moves'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  type EstimateState,
  estimateMoves,
  isEstimateState,
} from '../../estimates/estimateStates.ts'
import { callApi } from '../calls/callApi.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

const deeds = { accepté: 'Noter l’accord', refusé: 'Noter le refus' } as const

/** The file as it is or was sent, its sending, and what the client said. */
export function EstimateTools() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.etat?.value)
  const to = useFormFields(([fields]) => fields.email?.value)
  const modified = useFormModified()
  const saving = useFormProcessing()
  const [asking, setAsking] = useState(false)
  const router = useRouter()

  async function ask(path: string, data: object) {
    const outcome = await callApi<{ message: string }>(`estimations/${id}/${path}`, data)
    if (outcome.done) {
      toast.success(outcome.body.message)
      // The form of the record is drawn anew: it can be written no more.
      router.refresh()
    } else toast.error(outcome.message)
  }

  function send() {
    if (modified) toast.error('Enregistrez d’abord le devis.')
    else setAsking(true)
  }

  if (!id || !isEstimateState(state)) return null
  return (
    <>
      <Button
        el="anchor"
        url={`/admin/api/estimations/${id}/pdf`}
        newTab
        buttonStyle="secondary"
        size="medium"
      >
        PDF<span className="sr-only"> du devis, à télécharger</span>
      </Button>
      {state === 'brouillon' && (
        <Button buttonStyle="primary" size="medium" disabled={saving} onClick={send}>
          Envoyer le devis
        </Button>
      )}
      {nextStates(estimateMoves, state, 'personnel')
        .filter(isAnswer)
        .map((answer) => (
          <Button
            key={answer}
            buttonStyle="secondary"
            size="medium"
            onClick={() => ask('answer', { vers: answer })}
          >
            {deeds[answer]}
          </Button>
        ))}
      {asking && (
        <ConfirmDialog
          title="Envoyer le devis"
          text={`Le devis reçoit son numéro et part à ${to}, avec le PDF. Il ne pourra plus être changé.`}
          confirm="Envoyer"
          onConfirm={() => ask('send', {})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function isAnswer(state: EstimateState): state is keyof typeof deeds {
  return Object.hasOwn(deeds, state)
}
