'use client'

import {
  Button,
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
import { sayDone } from '../calls/sayDone.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { AgreementForm } from './AgreementForm.tsx'
import { FurtherSteps } from './FurtherSteps.tsx'
import { SendDialog } from './SendDialog.tsx'

const deeds = { accepté: 'Noter l’accord', refusé: 'Noter le refus' } as const

const withdrawal = {
  label: 'Retirer le devis',
  motif: '',
  tells: true,
  note: 'Le client ne pourra plus l’accepter. Le suivi de sa demande le dit, et une lettre s’il a une adresse e-mail.',
}

/** The file as it is or was sent, its sending, and what the client said. */
export function EstimateTools() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.etat?.value)
  const email = useFormFields(([fields]) => fields.email?.value)
  const phone = useFormFields(([fields]) => fields.phone?.value)
  const ordered = useFormFields(([fields]) => Boolean(fields.commande?.value))
  const begun = useFormFields(([fields]) => Boolean(fields.revision?.value))
  const modified = useFormModified()
  const saving = useFormProcessing()
  const sells = useFormFields(([fields]) =>
    (fields.lignes?.rows ?? []).some((_, at) => fields[`lignes.${at}.session`]?.value),
  )
  const [asking, setAsking] = useState<'send' | 'agree' | 'order' | 'withdraw'>()
  const router = useRouter()

  /** Gives what was answered; undefined where it was refused, which is said. */
  async function ask(path: string, data: object) {
    const outcome = await callApi<{
      message?: string
      parti?: boolean
      texte?: string
      id?: number
    }>(`estimations/${id}/${path}`, data)
    if (!outcome.done) {
      tellProblem(outcome.message)
      return undefined
    }
    const { message, parti } = outcome.body
    if (message) sayDone({ message, ...(parti !== undefined && { parti }) })
    // The form of the record is drawn anew: it can be written no more.
    router.refresh()
    return outcome.body
  }

  async function note(data: object) {
    if (await ask('answer', data)) setAsking(undefined)
  }

  /** Leads to another estimate, which this one becomes or has become. */
  async function follow(path: 'copie' | 'revision') {
    const made = await ask(path, {})
    if (made?.id !== undefined) router.push(`/admin/collections/estimations/${made.id}`)
  }

  function send() {
    if (modified) tellProblem('Enregistrez d’abord le devis.')
    else setAsking('send')
  }

  async function answer(vers: keyof typeof deeds) {
    if (vers === 'accepté' && sells) setAsking('agree')
    else await note({ vers })
  }

  async function order(given: object) {
    const made = await ask('commande', given)
    if (made?.id !== undefined) router.push(`/admin/collections/commandes/${made.id}`)
  }

  if (!id || !isEstimateState(state)) return null
  const next = nextStates(estimateMoves, state, 'personnel')
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
      {next.filter(isAnswer).map((vers) => (
        <Button key={vers} buttonStyle="secondary" size="medium" onClick={() => answer(vers)}>
          {deeds[vers]}
        </Button>
      ))}
      {state === 'accepté' && !ordered && (
        <Button buttonStyle="primary" size="medium" onClick={() => setAsking('order')}>
          Faire la commande
        </Button>
      )}
      {state !== 'brouillon' && (
        <FurtherSteps>
          {state === 'accepté' && ordered && (
            <Button buttonStyle="secondary" size="medium" onClick={() => setAsking('order')}>
              Refaire la commande
            </Button>
          )}
          {(next.includes('remplacé') || state === 'remplacé') && (
            <Button buttonStyle="secondary" size="medium" onClick={() => follow('revision')}>
              {begun ? 'Ouvrir la révision' : 'Réviser'}
            </Button>
          )}
          {next.includes('retiré') && (
            <Button buttonStyle="secondary" size="medium" onClick={() => setAsking('withdraw')}>
              Retirer
            </Button>
          )}
          <Button buttonStyle="secondary" size="medium" onClick={() => follow('copie')}>
            Reprendre en un nouveau devis
          </Button>
        </FurtherSteps>
      )}
      {asking === 'withdraw' && (
        <MoveForm
          deed={withdrawal}
          onSend={async (given) => {
            if (await ask('retrait', given)) setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'agree' && (
        <AgreementForm
          title="Noter l’accord"
          note="Une commande retient les places de ses sessions, aux prix du devis. Avec une adresse e-mail, le client en reçoit la lettre."
          asks={{ seats: true }}
          onSend={(given) => note({ ...given, vers: 'accepté' })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'order' && (
        <AgreementForm
          title="Faire la commande"
          note="Elle a les lignes et les prix du devis. Avec un acompte, il la confirme et le reste se paie ensuite. Avec une adresse e-mail, le client en reçoit la lettre."
          asks={{ seats: sells, deposit: !sells, phone: !phone }}
          onSend={order}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'send' && (
        <SendDialog
          id={id}
          email={String(email ?? '')}
          phone={String(phone ?? '')}
          onSend={async (par) => {
            const sent = await ask('send', { par })
            if (sent && sent.texte === undefined) setAsking(undefined)
            return sent?.texte
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function isAnswer(state: EstimateState): state is keyof typeof deeds {
  return Object.hasOwn(deeds, state)
}
