'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import {
  type ApplicationState,
  isApplicationState,
} from '@sira/contract/applications/applicationStates'
import { useState } from 'react'
import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { callApi } from '../calls/callApi.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { ApplicationFiles } from './ApplicationFiles.tsx'
import { applicationDeeds, movingTo } from './applicationDeeds.ts'
import { CallForm } from './CallForm.tsx'
import { InterviewFields, movePath } from './InterviewFields.tsx'
import { InterviewForm } from './InterviewForm.tsx'
import { OtherApplications } from './OtherApplications.tsx'
import { PlannedInterview } from './PlannedInterview.tsx'
import { RefusalForm } from './RefusalForm.tsx'
import { WaitingRefusal } from './WaitingRefusal.tsx'

/** What may be done with an application: its files, its next step, a refusal, a call. */
export function ApplicationDesk() {
  const { id } = useDocumentInfo()
  return id ? <Desk key={id} id={id} /> : null
}

type Asked = ApplicationState | 'refusal' | 'call' | 'interview' | 'noInterview'

function Desk({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<ApplicationDeskRecord>(`candidatures/${id}/bureau`)
  const [asked, setAsked] = useState<Asked>()

  async function act(path: string, given: object) {
    const outcome = await callApi<{ message: string }>(`candidatures/${id}/${path}`, given)
    if (outcome.done) toast.success(outcome.body.message)
    else toast.error(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la candidature…</p>
  const close = () => setAsked(undefined)
  return (
    <section className="sira-desk" aria-label="Candidature">
      <ApplicationFiles id={id} files={desk.fichiers} />
      {desk.refus && (
        <WaitingRefusal refusal={desk.refus} onTakeBack={() => act('reprendre', {})} />
      )}
      {desk.entretien && <PlannedInterview interview={desk.entretien} />}
      {!desk.repondue && (
        <p className="sira-note">
          Sans réponse&nbsp;: le candidat attend une lettre, ou un appel noté ici.
        </p>
      )}
      <div className="sira-desk__deeds">
        {desk.suites.map((to) => (
          <button key={to} type="button" className="sira-deed" onClick={() => setAsked(to)}>
            {movingTo(to)}
          </button>
        ))}
        {desk.etat === 'entretien' && desk.refus === null && (
          <button type="button" className="sira-deed" onClick={() => setAsked('interview')}>
            {desk.entretien ? 'Déplacer l’entretien' : 'Fixer l’entretien'}
          </button>
        )}
        {desk.entretien && (
          <button type="button" className="sira-deed" onClick={() => setAsked('noInterview')}>
            Annuler l’entretien
          </button>
        )}
        {desk.mayRefuse && (
          <button type="button" className="sira-deed" onClick={() => setAsked('refusal')}>
            Refuser…
          </button>
        )}
        <button type="button" className="sira-deed" onClick={() => setAsked('call')}>
          Noter un appel
        </button>
      </div>
      <OtherApplications others={desk.autres} sameNumber={desk.memeNumero} />
      {asked === 'refusal' && (
        <RefusalForm onSend={(given) => act('refuser', given)} onClose={close} />
      )}
      {asked === 'call' && <CallForm onSend={(given) => act('appel', given)} onClose={close} />}
      {(asked === 'interview' || asked === 'noInterview') && (
        <InterviewForm
          isCancelling={asked === 'noInterview'}
          onSend={(given) => act(asked === 'interview' ? 'entretien' : 'entretien-annule', given)}
          onClose={close}
        />
      )}
      {isState(asked) && (
        <MoveForm
          deed={applicationDeeds[asked]}
          onSend={(given) => act(movePath(asked, given), { ...given, vers: asked })}
          onClose={close}
        >
          {asked === 'entretien' && <InterviewFields />}
        </MoveForm>
      )}
    </section>
  )
}

function isState(asked: Asked | undefined): asked is ApplicationState {
  return asked !== undefined && isApplicationState(asked)
}
