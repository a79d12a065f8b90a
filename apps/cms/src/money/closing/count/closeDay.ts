import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordAct } from '../../../audit/recordAct.ts'
import { lockRecord } from '../../../database/records/lockRecord.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { clockTime, dayInFull } from '../../../dates/dates.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import type { DayClosing } from '../../../payload-types.ts'
import { cashToCount, latestClosing } from './cashToCount.ts'
import { type CountedPieces, denominations, sumOfPieces } from './denominations.ts'
import { differenceText } from './differenceText.ts'

const wholeNumber = 'Un nombre entier de billets ou de pièces, à partir de 0.'
const mostOfKind = 100_000

const wanted = z.object({
  jour: z.iso.date('Choisissez un jour.'),
  /** The sum that the screen said is expected. */
  attendu: z.int('Rechargez la page.'),
  coupures: z.array(
    z.object({
      valeur: z.literal([...denominations], 'Cette coupure n’existe pas.'),
      nombre: z.int(wholeNumber).min(0, wholeNumber).max(mostOfKind, wholeNumber),
    }),
  ),
  motif: z.string().trim().max(500, 'Au plus 500 caractères.').default(''),
})

/**
 * `POST /admin/api/clotures/fermer`: keeps what was counted at the end of a day. A closed day is never
 * opened again; a difference needs a reason.
 */
export const closeDay: Endpoint = {
  path: '/fermer',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const given = await sentBy(wanted, req)
    const { jour, ecart } = await withinTransaction(req, () => close(given, req))
    const message = `Le ${dayInFull(jour)} est clos. ${differenceText(ecart)}.`
    return Response.json({ message })
  },
}

async function close(
  { jour, attendu, coupures, motif }: z.output<typeof wanted>,
  req: PayloadRequest,
): Promise<DayClosing> {
  // One after the other: the second of two finds the day closed.
  await lockRecord('clotures', 'fermer', req)
  const now = new Date()
  const last = await latestClosing(req.payload, req)
  const closed = whyNot(jour, last, now)
  if (closed !== undefined) throw new APIError(closed, 409, null, true)
  const { from, to, amount } = await cashToCount(jour, last, now, req.payload, req)
  if (amount !== attendu) {
    throw new APIError(
      `De l’argent est entré ou sorti depuis\u00a0: on attend maintenant ${amountText(amount, 'fr')}. Vérifiez votre compte, puis clôturez.`,
      409,
      null,
      true,
    )
  }
  const pieces: CountedPieces = Object.fromEntries(
    coupures.map(({ valeur, nombre }) => [valeur, nombre]),
  )
  const compte = sumOfPieces(pieces)
  const ecart = compte - amount
  if (ecart !== 0 && motif.length < 3) {
    const sentence = `${differenceText(ecart)}\u00a0: recomptez, ou écrivez pourquoi.`
    throw new APIError(sentence, 400, null, true)
  }
  const kept = await req.payload.create({
    collection: 'clotures',
    data: {
      ...{ jour, attendu: amount, compte, ecart, coupures: pieces, par: nameOf(req) },
      ...{ motif: ecart === 0 ? null : motif, depuis: from, arrete: to },
    },
    depth: 0,
    req,
  })
  await recordAct(req, {
    act: 'closed',
    place: 'clotures',
    what: 'Clôture',
    record: kept.id,
    title: dayInFull(jour),
    details: `${amountText(compte, 'fr')} comptés. ${differenceText(ecart)}`,
  })
  return kept
}

/** Why a day cannot be closed, or closed again; nothing where it can. */
export function whyNot(day: string, last: DayClosing | undefined, now: Date): string | undefined {
  if (day > now.toISOString().slice(0, 10)) return 'Ce jour n’est pas encore là.'
  if (last?.jour === day) {
    return `Ce jour est déjà clos, par ${last.par} à ${clockTime(last.createdAt)}\u00a0: il ne change plus.`
  }
  if (last && last.jour > day) {
    return `Un jour plus récent est déjà clos (${dayInFull(last.jour)})\u00a0: ses espèces ont été comptées avec les siennes.`
  }
  return undefined
}
