import { nextStates } from '@sira/contract/dossiers/moves'
import { amountText } from '@sira/contract/orders/amountText'
import { modeNames } from '@sira/contract/orders/modeNames'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { type DeskOperator, operatorsFor } from '../../money/desk/deskPayment.ts'
import type { Courier, CourierGesture, Delivery } from '../../payload-types.ts'
import { notedLines, sumOf } from '../cash/notedCash.ts'
import { afterCancellation } from '../courierPage/cancelled.ts'
import { afterHandover } from '../courierPage/formerCouriers.ts'
import { hasEnded } from '../couriers/endedPapers.ts'
import { type DeliveryState, deliveryMachine } from '../deliveryMachine.ts'
import { gestureNames, paperNames, payerNames } from '../deliveryNames.ts'
import { isToPrepare } from '../orders/prepareOrder.ts'
import { dueAhead } from '../payment/dueAhead.ts'
import { mayDeliverAgain } from './deliverAgain.ts'

/** What the desk of a delivery shows, and what may be done next. */
export interface DeliveryDeskRecord {
  etat: DeliveryState
  estimation: number | null
  prix: number | null
  code: string | null
  mode: string | null
  payeur: string | null
  /** FCFA that staff look for before they give it to a courier. */
  avance: number
  /** By which the money that is paid ahead may have come. */
  operateurs: DeskOperator[]
  /** Whether it brings an order. */
  deCommande: boolean
  /** Whether another delivery may be made in its place. */
  relivrable: boolean
  /** Whether it is given to a courier before its order was prepared. */
  aPreparer: boolean
  suites: DeliveryState[]
  /** Those who may take it, the available first. */
  coursiers: { id: number; nom: string }[]
  /** The acts that phones of couriers sent, the first first, with their proof. */
  gestes: { id: number; dit: string }[]
  /** FCFA that a courier noted and nobody has counted, for administrators: who counts does not know them. */
  especes: number | null
}

/** `GET /admin/api/livraisons/:id/bureau` */
export const deliveryDesk: Endpoint = {
  path: '/:id/bureau',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const asked = { collection: 'livraisons', id: recordNumber(req), depth: 0 } as const
    const delivery = await req.payload.findByID({ ...asked, disableErrors: true, req })
    if (!delivery) throw new APIError('Cette livraison n’existe pas.', 404)
    const { etat, estimation, prix, code, mode, payeur } = delivery
    const seesCash = administratorsOnly({ req })
    const { docs } = await req.payload.find({
      collection: 'coursiers',
      where: { etat: { equals: 'actif' } },
      sort: ['-disponible', 'nom'],
      pagination: false,
      depth: 0,
      req,
    })
    const { docs: gestures } = await req.payload.find({
      collection: 'gestes',
      where: { livraison: { equals: delivery.id } },
      sort: 'id',
      pagination: false,
      depth: 0,
      req,
    })
    const record: DeliveryDeskRecord = {
      etat,
      estimation: estimation ?? null,
      prix: prix ?? null,
      code: code ?? null,
      mode: mode ? modeNames.fr[mode] : null,
      payeur: payeur ? payerNames[payeur] : null,
      avance: etat === 'chiffrée' ? await dueAhead(delivery, req.payload, req) : 0,
      operateurs: mode === 'mobile_money' ? await operatorsFor(req) : [],
      deCommande: Boolean(delivery.commande),
      relivrable: await mayDeliverAgain(delivery, req),
      aPreparer: etat === 'chiffrée' && (await isToPrepare(delivery, req)),
      suites: nextStates(deliveryMachine.moves, etat, 'personnel'),
      coursiers: docs.map((courier) => ({ id: courier.id, nom: choiceOf(courier) })),
      gestes: gestures.map((gesture) => ({ id: gesture.id, dit: saidOf(gesture, seesCash) })),
      especes: seesCash ? await uncounted(delivery, req) : null,
    }
    return Response.json(record)
  },
}

/** A courier as staff choose one: with what speaks against it. */
function choiceOf({ nom, zone, disponible, pieces }: Courier): string {
  const now = new Date()
  const ended = (pieces ?? [])
    .filter((paper) => hasEnded(paper, now))
    .map(({ nature }) => `${paperNames[nature].toLowerCase()}\u00a0: échéance passée`)
  return [nom, zone, disponible ? undefined : 'indisponible', ...ended].filter(Boolean).join(', ')
}

/** 0 where a courier may have taken cash that nobody noted. */
async function uncounted(delivery: Delivery, req: PayloadRequest): Promise<number | null> {
  const lines = await notedLines([delivery.reference], { payload: req.payload, req })
  const sum = sumOf(lines)
  if (sum > 0) return lines.at(-1)?.comptage ? null : sum
  const { mode, coursier, etat } = delivery
  return mode === 'especes_livraison' && coursier && etat !== 'affectée' ? 0 : null
}

/** An act in a line: when by the clock of the phone, what, and by what it is proved. */
function saidOf(gesture: CourierGesture, seesCash: boolean): string {
  const { faitLe, nature, codeJuste, signature, montant, suite } = gesture
  const proof = [
    codeJuste === true && 'code juste',
    codeJuste === false && 'code faux',
    signature != null && 'signature',
    seesCash && montant != null && amountText(montant, 'fr'),
    (suite === afterCancellation || suite === afterHandover) && suite.toLowerCase(),
  ]
  const told = [faitLe.slice(0, 16).replace('T', ' '), gestureNames[nature], ...proof]
  return told.filter(Boolean).join(', ')
}
