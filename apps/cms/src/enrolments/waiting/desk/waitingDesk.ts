import { openWaitingStates } from '@sira/contract/waiting/waitingStates'
import type { Endpoint } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'

/** The waiting list on the screen of a session: offers and ranks, first to last. */
export interface WaitingRecord {
  entries: {
    id: number
    nom: string
    places: number
    /** Null while a seat is offered. */
    rank: number | null
    /** The end of an offer. */
    until: string | null
    /** Whether staff have to call: an offer reaches nobody by itself without an address. */
    toCall: boolean
  }[]
}

/** `GET /admin/api/attentes/session/:id` */
export const waitingDesk: Endpoint = {
  path: '/session/:id',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const { docs } = await req.payload.find({
      collection: 'attentes',
      where: { session: { equals: recordNumber(req) }, etat: { in: [...openWaitingStates] } },
      sort: ['rang', 'id'],
      pagination: false,
      depth: 0,
      req,
    })
    const waiting = docs.filter(({ etat }) => etat === 'en_attente')
    // The parts of a party stand at one rank, as rankOf counts them.
    const ranks = [...new Set(waiting.map(({ rang }) => rang))]
    const entries = docs.map(({ id, nom, places, etat, rang, jusqua, email }) => {
      const isOffered = etat === 'offerte'
      return {
        ...{ id, nom, places, until: (isOffered && jusqua) || null },
        rank: isOffered ? null : ranks.indexOf(rang) + 1,
        toCall: isOffered && !email,
      }
    })
    return Response.json({ entries } satisfies WaitingRecord)
  },
}
