import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { dayInFull } from '../../dates/dates.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { TrainingSession } from '../../payload-types.ts'
import { requireContentStaff } from '../moves/advanceSession.ts'
import { moveSession } from '../moves/moveSession.ts'
import { repeatedDates } from './repeatedDates.ts'

const wanted = z.object({
  fois: z.coerce.number('Combien de fois\u00a0?').int().min(1).max(52, 'Au plus 52 fois.'),
  semaines: z.coerce.number('Toutes les combien de semaines\u00a0?').int().min(1).max(12),
  ouvrir: z.literal('oui').optional(),
})

/**
 * The fields that stay the same week after week. All else is of one session alone: its moves, what is still to be
 * told of it, the phone that marks its presence.
 */
const same = [
  ...(['formation', 'heuresParJour', 'jours', 'mode', 'ville', 'lieu', 'salle'] as const),
  ...(['repere', 'carte', 'lienPrive', 'formateur', 'langue'] as const),
  ...(['prix', 'acompte', 'places', 'minimum'] as const),
] satisfies (keyof TrainingSession)[]

/** `POST /admin/api/sessions/:id/repeter`: the same session again, week after week. */
export const repeatSession: Endpoint = {
  path: '/:id/repeter',
  method: 'post',
  handler: async (req) => {
    requireContentStaff(req)
    const { fois, semaines, ouvrir } = await sentBy(wanted, req)
    const session = await req.payload.findByID({
      collection: 'sessions',
      id: recordNumber(req),
      depth: 0,
      req,
    })
    if (!session.debut) {
      throw new APIError('Donnez d’abord une date à cette session, puis enregistrez-la.', 409)
    }
    const holidays = await holidaysOf(req)
    const dates = repeatedDates(session, { times: fois, weeks: semaines })
    const kept = dates.filter(({ debut }) => !holidays.has(debut.slice(0, 10)))
    const left = dates.filter((date) => !kept.includes(date))
    await withinTransaction(req, async () => {
      for (const date of kept) await addOne(session, date, ouvrir === 'oui', req)
    })
    const made = kept.length === 1 ? '1 session ajoutée' : `${kept.length} sessions ajoutées`
    const skipped = left.map(({ debut }) => dayInFull(debut)).join(', ')
    const note = skipped === '' ? '' : ` Sans celles qui tombent un jour férié\u00a0: ${skipped}.`
    return Response.json({ message: `${made}.${note}` })
  },
}

async function addOne(
  session: TrainingSession,
  date: Partial<TrainingSession>,
  opens: boolean,
  req: PayloadRequest,
): Promise<void> {
  const copied = Object.fromEntries(same.map((name) => [name, session[name]]))
  const data = { ...copied, ...date, etat: 'brouillon' } as TrainingSession
  const { id } = await req.payload.create({ collection: 'sessions', data, depth: 0, req })
  if (!opens) return
  await moveSession(id, 'ouverte', { by: 'personnel', who: nameOf(req), why: 'Série' }, req)
}

async function holidaysOf(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'jours-feries',
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ date }) => date.slice(0, 10)))
}
