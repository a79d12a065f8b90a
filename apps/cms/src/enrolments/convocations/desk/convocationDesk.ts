import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { pdfAnswer } from '../../../papers/pdfAnswer.ts'
import type { TrainingSession } from '../../../payload-types.ts'
import { sessionWithTraining } from '../../seats/choice.ts'
import { sessionOf } from '../../seats/seatsOfOrder.ts'
import { isExpected } from '../mayBeConvoked.ts'
import { drawConvocation } from '../paper/drawConvocation.ts'
import { tellExpected } from '../tellExpected.ts'

/** The convocations on the screen of a session: nobody where none is expected. */
export interface ConvocationRecord {
  people: {
    id: number
    nom: string
    convoqueLe: string | null
    /** Whether staff have to call. */
    toCall: boolean
  }[]
}

/** `GET /admin/api/inscriptions/session/:id/convocations` */
export const convocationDesk: Endpoint = {
  path: '/session/:id/convocations',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const session = await sessionBy(req)
    const where = { session: { equals: session.id }, etat: { equals: 'confirmée' } }
    const all = { where, sort: 'id', pagination: false, depth: 0, req } as const
    const { docs } = await req.payload.find({ collection: 'inscriptions', ...all })
    const people = docs.filter((seat) => isExpected(seat, session, new Date()))
    return Response.json({
      people: people.map(({ id, nom, reference, convoqueLe, prevenirLe }) => {
        return { id, nom: nom ?? reference, convoqueLe: convoqueLe ?? null, toCall: !!prevenirLe }
      }),
    } satisfies ConvocationRecord)
  },
}

/** `POST /admin/api/inscriptions/session/:id/convoquer`: those who have not been convoked yet. */
export const sendConvocations: Endpoint = {
  path: '/session/:id/convoquer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const session = await sessionBy(req)
    const told = await tellExpected(
      { session, about: 'convocation', isDue: ({ convoqueLe }) => !convoqueLe, now: new Date() },
      req.payload,
    )
    return Response.json({ message: said(told) })
  },
}

/** `GET /admin/api/inscriptions/:id/convocation`: to print, or to hand over. */
export const printConvocation: Endpoint = {
  path: '/:id/convocation',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'inscriptions', id: recordNumber(req), depth: 1, req } as const
    const seat = await req.payload.findByID({ ...asked, disableErrors: true })
    const order = seat?.commande
    if (!seat || typeof order !== 'object')
      throw new APIError('Cette inscription n’existe pas.', 404)
    const { locale } = order
    const session = await sessionWithTraining(sessionOf(seat), locale, req.payload)
    if (!session || !isExpected(seat, session, new Date())) {
      throw new APIError(
        'Cette place n’est pas confirmée, ou la session est passée.',
        409,
        null,
        true,
      )
    }
    const pdf = await drawConvocation({ seat, session, locale }, req)
    return pdfAnswer(pdf, `convocation-${seat.reference}`)
  },
}

async function sessionBy(req: PayloadRequest): Promise<TrainingSession> {
  const asked = { collection: 'sessions', id: recordNumber(req), depth: 0, req } as const
  const session = await req.payload.findByID({ ...asked, disableErrors: true })
  if (!session) throw new APIError('Cette session n’existe pas.', 404)
  return session
}

function said({ letters, calls }: { letters: number; calls: number }): string {
  const written = letters === 1 ? '1 lettre écrite' : `${letters} lettres écrites`
  const called = calls === 1 ? '1 personne à appeler' : `${calls} personnes à appeler`
  return letters + calls === 0 ? 'Tous sont déjà convoqués.' : `${written}, ${called}.`
}
