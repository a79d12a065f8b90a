import { applicationStates } from '@sira/contract/applications/applicationStates'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { momentInFull } from '../../dates/dates.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { requireAsSeen } from '../../dossiers/moves/requireAsSeen.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Application } from '../../payload-types.ts'
import { applicationMachine } from '../applicationMachine.ts'
import { tellInterview } from '../letters/tellCandidate.ts'
import { moveApplication } from '../moveApplication.ts'
import { isOpenHour } from '../refusal/refusalHour.ts'
import { noInterview } from './interviewFields.ts'
import { outsideHours } from './outsideHours.ts'
import { plannedInterview } from './shownInterview.ts'

// The clock of Ouagadougou is that of UTC.
const localMinute = z
  .string('Donnez le jour et l’heure.')
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Donnez le jour et l’heure.')
  .transform((typed) => new Date(`${typed}:00.000Z`))
  .refine((date) => date.getTime() > Date.now(), 'L’entretien doit être à venir.')

const planned = z.object({
  le: localMinute,
  /** As it was shown. */
  de: z.enum(applicationStates).optional(),
  /** A box that is ticked where the day is meant to be outside of our hours. */
  horsHeures: z.literal('oui').optional(),
  lieu: z.string().trim().max(300, 'Au plus 300 caractères.').optional(),
  motif: motif.optional(),
  message,
})
const cancelled = z.object({ message })

const noneLeft = 'Cette candidature n’a pas d’entretien à annuler.'
const closedAt = (day: Date) =>
  `${momentInFull(day.toISOString())}\u00a0: nous sommes fermés. Changez le jour ou l’heure, ou cochez «\u00a0${outsideHours}\u00a0».`
const waits = 'Un refus attend son heure pour cette candidature. Reprenez-le d’abord.'

/** `POST /admin/api/candidatures/:id/entretien`: sets the day, or moves it; the candidate is told. */
export const planInterview: Endpoint = {
  path: '/:id/entretien',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { le, lieu, de, horsHeures, motif: why, message: word } = await sentBy(planned, req)
    if (!horsHeures && !(await isOpenHour(le, req))) throw new APIError(closedAt(le), 400)
    const id = recordNumber(req)
    const time = le.toISOString()
    const told = await withinTransaction(req, async () => {
      await requireAsSeen(applicationMachine, { id, seen: de }, req)
      const before = await locked(id, req)
      if (before.refusLe) throw new APIError(waits, 409, null, true)
      const version = (before.entretienVersion ?? -1) + 1
      const day = {
        entretienLe: time,
        entretienLieu: lieu || null,
        entretienReponse: null,
        entretienVersion: version,
      }
      if (before.etat !== 'entretien') {
        const step = { by: 'personnel', who: nameOf(req), why, message: word } as const
        await moveApplication(id, 'entretien', step, req, day)
      } else {
        const news = before.entretienLe ? 'moved' : 'planned'
        await answered(id, await tellInterview(news, { ...before, ...day }, word, req), day, req)
      }
      return Boolean(before.email)
    })
    return said(`Entretien le ${momentInFull(time)}.`, told)
  },
}

/** `POST /admin/api/candidatures/:id/entretien-annule`: the application stays where it is. */
export const cancelInterview: Endpoint = {
  path: '/:id/entretien-annule',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { message: word } = await sentBy(cancelled, req)
    const id = recordNumber(req)
    const told = await withinTransaction(req, async () => {
      const before = await locked(id, req)
      if (plannedInterview(before) === undefined) throw new APIError(noneLeft, 409, null, true)
      const version = (before.entretienVersion ?? 0) + 1
      const gone = { ...before, entretienVersion: version }
      const isTold = await tellInterview('cancelled', gone, word, req)
      await answered(id, isTold, { ...noInterview, entretienVersion: version }, req)
      return isTold
    })
    return said('L’entretien est annulé.', told)
  },
}

async function locked(id: number, req: PayloadRequest): Promise<Application> {
  await lockRow('candidatures', id, req)
  return req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
}

/** Nobody told: the application waits for a call. */
async function answered(id: number, told: boolean, day: object, req: PayloadRequest) {
  const data = { ...day, repondueLe: told ? new Date().toISOString() : null }
  await req.payload.update({ collection: 'candidatures', id, depth: 0, req, data })
}

function said(news: string, told: boolean): Response {
  const next = told ? 'Le candidat en est averti.' : 'Sans e-mail\u00a0: appelez le candidat.'
  return Response.json({ message: `${news} ${next}` })
}
