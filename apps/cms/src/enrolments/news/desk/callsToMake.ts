import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { lockRow } from '../../../database/records/lockRow.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import type { Enrolment, TrainingSession } from '../../../payload-types.ts'
import { factsOf } from '../../../sessions/changes/toldFacts.ts'
import { titleOf } from '../../seats/sessionTitle.ts'
import { enrolmentWords } from '../../words/enrolmentWords.ts'
import { changeFacts } from '../changeFacts.ts'
import { phonesOf } from '../toTell.ts'

/** Somebody to call or to write to, with the text that is ready. */
export interface CallToMake {
  phone: string
  text: string
}

export interface CallsToMake {
  /** Of which change the text speaks. */
  prevenirLe?: string
  calls: CallToMake[]
}

const told = z.object({ prevenirLe: z.iso.datetime('Relisez d’abord ce qui est à dire.') })

/** `GET /admin/api/inscriptions/:id/prevenir`: whom staff tell of a change or of the start, and in which words. */
export const callsToMake: Endpoint = {
  path: '/:id/prevenir',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const seat = await seatOf(req)
    const order = seat.commande
    const isToTell = seat.prevenirLe && seat.prevenirDe !== 'argent'
    if (typeof order !== 'object' || !isToTell) return answered({ calls: [] })
    const session = await req.payload.findByID({
      collection: 'sessions',
      id: typeof seat.session === 'object' ? seat.session.id : seat.session,
      locale: order.locale,
      depth: 1,
      req: {},
    })
    const text = toldText(seat, session, order.locale, publicUrl(req.payload))
    // A certificate is its holder's: who ordered gave no address for him.
    const phones =
      seat.prevenirDe === 'attestation' && seat.phone ? [seat.phone] : phonesOf(seat, order)
    const calls: CallToMake[] = phones.map((phone) => ({ phone, text }))
    return answered({ ...(seat.prevenirLe && { prevenirLe: seat.prevenirLe }), calls })
  },
}

/** `POST /admin/api/inscriptions/:id/prevenu`: they know of the change that was shown. */
export const callsMade: Endpoint = {
  path: '/:id/prevenu',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { prevenirLe } = await sentBy(told, req)
    const id = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRow('inscriptions', id, req)
      const { prevenirLe: since, prevenirDe } = await seatOf(req)
      if (prevenirDe === 'argent') throw toDecide()
      if (since && Date.parse(since) !== Date.parse(prevenirLe)) throw changedAgain()
      const data = { prevenirLe: null, prevenirDe: null }
      await req.payload.update({ collection: 'inscriptions', id, data, depth: 0, req })
    })
    return Response.json({ message: 'C’est noté\u00a0: cette personne est prévenue.' })
  },
}

const answered = (body: CallsToMake) => Response.json(body)

const toDecide = () => new APIError('Décidez d’abord de l’argent de cette place.', 409, null, true)

const changedAgain = () =>
  new APIError(
    'La session a encore changé\u00a0: rechargez la page, puis dites le nouveau texte.',
    409,
    null,
    true,
  )

async function seatOf(req: PayloadRequest): Promise<Enrolment> {
  const id = recordNumber(req)
  const asked = { collection: 'inscriptions', id, depth: 1, disableErrors: true, req } as const
  const seat = await req.payload.findByID(asked)
  if (!seat) throw new APIError('Cette inscription n’existe pas.', 404)
  return seat
}

function toldText(
  { reference, prevenirDe }: Enrolment,
  session: TrainingSession,
  locale: keyof typeof enrolmentWords,
  site: string,
): string {
  const { news } = enrolmentWords[locale]
  const title = titleOf(session, locale)
  const page = `${site}${localisedPath(routes.followUp, locale)}?reference=${reference}`
  if (prevenirDe === 'attestation') return news.attestation(title, page)
  if (session.etat === 'annulee') return news.cancelled(title, reference)
  const facts = factsOf(session)
  const told = changeFacts(facts, facts, locale).map(
    ({ label, value }) => `${label}\u00a0: ${value}`,
  )
  if (prevenirDe === 'convocation' || prevenirDe === 'rappel') {
    const { carte } = session
    const all = [...told, ...(carte ? [carte] : [])].join(', ')
    return news[prevenirDe](title, all, page)
  }
  return news.moved(title, told.join(', '), reference)
}
