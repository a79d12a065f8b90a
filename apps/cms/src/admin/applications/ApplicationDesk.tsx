'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import {
  type ApplicationState,
  isApplicationState,
} from '@sira/contract/applications/applicationStates'
import { useState } from 'react'
import { applicationDeed, movingTo } from '../../applications/applicationDeeds.ts'
import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { dayInFull } from '../../dates/dates.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { useDesk } from '../orders/useDesk.ts'
import { ApplicationFiles } from './ApplicationFiles.tsx'
import { CallForm } from './CallForm.tsx'
import { CandidateWord } from './CandidateWord.tsx'
import { InterviewFields, movePath } from './InterviewFields.tsx'
import { InterviewForm } from './InterviewForm.tsx'
import { OtherApplications } from './OtherApplications.tsx'
import { PlannedInterview } from './PlannedInterview.tsx'
import { RefusalForm } from './RefusalForm.tsx'
import { ConsentForm } from './shortlists/ConsentForm.tsx'
import { WaitingRefusal } from './WaitingRefusal.tsx'
import { WrittenAnswers } from './WrittenAnswers.tsx'

/** What may be done with an application: its files, its next step, a refusal, a call. */
export function ApplicationDesk() {
  const { id } = useDocumentInfo()
  return id ? <Desk key={id} id={id} /> : null
}

const consentSaid = {
  demandé:
    'L’employeur lit une fiche sans nom complet, réponses ni CV : le candidat n’a pas encore répondu.',
  accordé:
    'L’employeur peut lire le nom complet, les réponses et le CV : le candidat est d’accord.',
  refusé: 'Le candidat ne veut pas que l’employeur lise son nom complet, ses réponses et son CV.',
} as const

type Asked = ApplicationState | 'refusal' | 'call' | 'consent' | 'interview' | 'noInterview'

function Desk({ id }: { id: number | string }) {
  const { desk, problem, changed } = useDesk<ApplicationDeskRecord>(`candidatures/${id}/bureau`)
  const [asked, setAsked] = useState<Asked>()

  async function act(path: string, given: object) {
    const outcome = await callApi<{ message: string }>(`candidatures/${id}/${path}`, {
      ...given,
      de: desk?.etat,
    })
    if (outcome.done) toast.success(outcome.body.message)
    else tellProblem(outcome.message)
    if (outcome.done) setAsked(undefined)
    await changed()
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (desk === undefined) return <p className="sira-note">Lecture de la candidature…</p>
  const close = () => setAsked(undefined)
  return (
    <>
      <section className="sira-desk" aria-label="Candidature">
        <ApplicationFiles id={id} files={desk.fichiers} isWritten={desk.cvEcrit} />
        {desk.refus && (
          <WaitingRefusal refusal={desk.refus} onTakeBack={() => act('reprendre', {})} />
        )}
        {desk.entretien && <PlannedInterview interview={desk.entretien} />}
        <p className="sira-note">{`Données gardées avec son accord jusqu’au ${dayInFull(desk.jusquau)}.`}</p>
        {desk.accord !== null && <p className="sira-note">{consentSaid[desk.accord]}</p>}
        <WrittenAnswers answers={desk.reponses} />
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
          {desk.accord !== null && (
            <button type="button" className="sira-deed" onClick={() => setAsked('consent')}>
              Noter l’accord du candidat
            </button>
          )}
        </div>
        <OtherApplications others={desk.autres} sameNumber={desk.memeNumero} />
        {asked === 'refusal' && (
          <RefusalForm id={id} onSend={(given) => act('refuser', given)} onClose={close} />
        )}
        {asked === 'call' && <CallForm onSend={(given) => act('appel', given)} onClose={close} />}
        {asked === 'consent' && (
          <ConsentForm onSend={(given) => act('accord', given)} onClose={close} />
        )}
        {(asked === 'interview' || asked === 'noInterview') && (
          <InterviewForm
            id={id}
            isCancelling={asked === 'noInterview'}
            planned={desk.entretien}
            onSend={(given) => act(asked === 'interview' ? 'entretien' : 'entretien-annule', given)}
            onClose={close}
          />
        )}
        {isState(asked) && (
          <MoveForm
            deed={applicationDeed(desk.etat, asked)}
            word={<CandidateWord id={id} />}
            onSend={(given) => act(movePath(asked, given), { ...given, vers: asked })}
            onClose={close}
          >
            {asked === 'entretien' && desk.etat !== 'refusée' && <InterviewFields />}
          </MoveForm>
        )}
      </section>
      {desk.formule && <CandidatePlan {...desk.formule} />}
    </>
  )
}

function isState(asked: Asked | undefined): asked is ApplicationState {
  return asked !== undefined && isApplicationState(asked)
}

/** The plan of a candidate, apart from where it is decided about him: it changes nothing there. */
function CandidatePlan({ titre, au }: NonNullable<ApplicationDeskRecord['formule']>) {
  return (
    <aside aria-label="Services du candidat">
      <p className="sira-note">
        {`Services du candidat\u00a0: ${titre}, jusqu’au ${dayInFull(au)}. Sans effet sur la sélection.`}
      </p>
    </aside>
  )
}
