import {
  type ApplicationState,
  openApplicationStates,
} from '@sira/contract/applications/applicationStates'
import type { InterviewAnswer } from '@sira/contract/applications/interview'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { monthsBefore } from '../../dossiers/retention/monthsBefore.ts'
import type { Application } from '../../payload-types.ts'
import { isConsentAsked } from '../consent/isConsentAsked.ts'
import { plannedInterview, spokenInterview } from '../interview/shownInterview.ts'
import { runningPlans } from '../plans/runningPlans.ts'
import { foldedName } from '../receive/identity.ts'
import { statesAhead } from '../statesAhead.ts'
import { applicationFileNames, filesOf } from './filesOfApplication.ts'
import { writtenAnswers } from './writtenAnswers.ts'

/** What the screen shows of an application, and what may be done next. */
export interface ApplicationDeskRecord {
  etat: ApplicationState
  suites: ApplicationState[]
  mayRefuse: boolean
  refus: { le: string; par: string; motif: string; mot: string | null } | null
  fichiers: { field: string; label: string; name: string; size: number }[]
  /** Whether a CV came as fields, of which a PDF can be drawn. */
  cvEcrit: boolean
  /** Of the same person, to other offers. */
  autres: { id: number; reference: string; intitule: string | null; etat: ApplicationState }[]
  /** Others who left the same number: one phone serves a family. */
  memeNumero: number
  repondue: boolean
  /** The answers to the questions of the offer. */
  reponses: { question: string; reponse: string }[]
  /** The end of the consent: the night erases the application then. */
  jusquau: string
  /** The running plan of this person, which changes nothing in the selection. */
  formule: { titre: string; au: string } | null
  /** The consent to show name and file, while it is asked. */
  accord: NonNullable<Application['accord']> | null
  entretien: {
    le: string
    lieu: string | null
    reponse: InterviewAnswer | null
    /** To send by hand: the candidate left no e-mail. */
    whatsapp: { phone: string; text: string } | null
  } | null
}

/** `GET /admin/api/candidatures/:id/bureau` */
export const applicationDesk: Endpoint = {
  path: '/:id/bureau',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const asked = { depth: 0, disableErrors: true, req } as const
    const found = await req.payload.findByID({ collection: 'candidatures', id, ...asked })
    if (!found) throw new APIError('Cette candidature n’existe pas.', 404)
    return Response.json(await deskRecord(found, req))
  },
}

async function deskRecord(
  application: Application,
  req: PayloadRequest,
): Promise<ApplicationDeskRecord> {
  const { id, etat, identite, phone, refusLe, refusPar, refusMotif, refusMot } = application
  const { docs } = await req.payload.find({
    collection: 'candidatures',
    where: { identite: { equals: identite ?? '' }, id: { not_equals: id } },
    sort: '-createdAt',
    limit: 20,
    pagination: false,
    depth: 0,
    req,
  })
  const others = { phone: { equals: phone ?? '' }, identite: { not_equals: identite ?? '' } }
  const { totalDocs } = await req.payload.count({ collection: 'candidatures', where: others, req })
  return {
    etat,
    suites: refusLe ? [] : statesAhead(application),
    mayRefuse: !refusLe && openApplicationStates.some((state) => state === etat),
    refus: refusLe
      ? { le: refusLe, par: refusPar ?? '', motif: refusMotif ?? '', mot: refusMot ?? null }
      : null,
    fichiers: filesOf(application).map(({ field, name, size }) => {
      return { field, label: applicationFileNames[field], name, size }
    }),
    autres: docs.map(({ id: other, reference, intitule, etat: state }) => ({
      id: other,
      reference: reference ?? '',
      intitule: intitule ?? null,
      etat: state,
    })),
    memeNumero: totalDocs,
    repondue: Boolean(application.repondueLe),
    cvEcrit: Boolean(application.resume),
    reponses: writtenAnswers(application.reponses),
    formule: await planOf(application, req),
    jusquau: await endOfConsent(application, req),
    accord: isConsentAsked(application) ? (application.accord ?? null) : null,
    entretien: interviewOf(application),
  }
}

/** By phone and name, as orders keep them: a family shares a phone. */
async function planOf(
  { phone, nom }: Application,
  req: PayloadRequest,
): Promise<ApplicationDeskRecord['formule']> {
  if (!phone || !nom) return null
  const plans = await runningPlans(req, { phone: { equals: phone } })
  const plan = plans.find(({ order }) => foldedName(order.nom ?? '') === foldedName(nom))
  return plan ? { titre: plan.titre, au: plan.au } : null
}

/** The day on which the night erases it, after two warnings. */
async function endOfConsent({ createdAt }: Application, req: PayloadRequest): Promise<string> {
  const { retentionMonths } = await req.payload.findGlobal({ slug: 'reception', depth: 0, req })
  return monthsBefore(new Date(createdAt), -retentionMonths)
}

function interviewOf(application: Application): ApplicationDeskRecord['entretien'] {
  const { entretienLieu, entretienReponse, email, phone } = application
  const le = plannedInterview(application)
  if (le === undefined) return null
  const text = email ? undefined : spokenInterview(application)
  return {
    le,
    lieu: entretienLieu ?? null,
    reponse: entretienReponse ?? null,
    whatsapp: text === undefined || !phone ? null : { phone, text },
  }
}
