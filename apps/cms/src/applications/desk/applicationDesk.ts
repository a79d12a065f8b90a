import {
  type ApplicationState,
  applicationMoves,
  openApplicationStates,
} from '@sira/contract/applications/applicationStates'
import type { InterviewAnswer } from '@sira/contract/applications/interview'
import { nextStates } from '@sira/contract/dossiers/moves'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import type { Application } from '../../payload-types.ts'
import { spokenInterview } from '../interview/shownInterview.ts'
import { filesOf } from './filesOfApplication.ts'

/** What the screen shows of an application, and what may be done next. */
export interface ApplicationDeskRecord {
  etat: ApplicationState
  suites: ApplicationState[]
  mayRefuse: boolean
  refus: { le: string; par: string; motif: string; mot: string | null } | null
  fichiers: { field: string; name: string; size: number }[]
  /** Of the same person, to other offers. */
  autres: { id: number; reference: string; intitule: string | null; etat: ApplicationState }[]
  /** Others who left the same number: one phone serves a family. */
  memeNumero: number
  repondue: boolean
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
    suites: refusLe ? [] : nextStates(applicationMoves, etat, 'personnel'),
    mayRefuse: !refusLe && openApplicationStates.some((state) => state === etat),
    refus: refusLe
      ? { le: refusLe, par: refusPar ?? '', motif: refusMotif ?? '', mot: refusMot ?? null }
      : null,
    fichiers: filesOf(application).map(({ field, name, size }) => ({ field, name, size })),
    autres: docs.map(({ id: other, reference, intitule, etat: state }) => ({
      id: other,
      reference: reference ?? '',
      intitule: intitule ?? null,
      etat: state,
    })),
    memeNumero: totalDocs,
    repondue: Boolean(application.repondueLe),
    entretien: interviewOf(application),
  }
}

function interviewOf(application: Application): ApplicationDeskRecord['entretien'] {
  const { entretienLe, entretienLieu, entretienReponse, email, phone, etat } = application
  if (!entretienLe || etat !== 'entretien') return null
  const text = email ? undefined : spokenInterview(application)
  return {
    le: entretienLe,
    lieu: entretienLieu ?? null,
    reponse: entretienReponse ?? null,
    whatsapp: text === undefined || !phone ? null : { phone, text },
  }
}
