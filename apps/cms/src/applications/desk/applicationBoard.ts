import {
  type ApplicationState,
  applicationMoves,
  applicationStates,
} from '@sira/contract/applications/applicationStates'
import { nextStates } from '@sira/contract/dossiers/moves'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { numberOf } from '../../database/records/recordNumber.ts'

/** Of a state; the rest stands in the list below. */
const shownOfState = 30
const mostOffers = 100

export interface BoardCard {
  id: number
  reference: string
  nom: string
  repondue: boolean
  /** A refusal waits for its hour. */
  refus: string | null
  suites: ApplicationState[]
}

export interface BoardColumn {
  etat: ApplicationState
  total: number
  cartes: BoardCard[]
}

export interface Board {
  /** Those that may be chosen, the newest first. */
  offres: { id: number; titre: string }[]
  /** Of the one that was chosen; none where none was. */
  colonnes: BoardColumn[]
}

/** The pool, in the place of the number of an offer. */
export const poolChoice = 'vivier'

/** `GET /admin/api/candidatures/tableau?offre=…`: what came to an offer, or to the pool, by its state. */
export const applicationBoard: Endpoint = {
  path: '/tableau',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const { offre } = req.query
    const states = offre === undefined ? [] : applicationStates
    const board: Board = {
      offres: await newestOffers(req),
      colonnes: await Promise.all(states.map((etat) => columnOf(etat, chosenBy(offre), req))),
    }
    return Response.json(board)
  },
}

function chosenBy(offer: unknown): Where {
  return offer === poolChoice
    ? { offre: { exists: false } }
    : { offre: { equals: numberOf(offer) } }
}

/** Those who answer candidates read titles of offers, and nothing else of them. */
async function newestOffers(req: PayloadRequest): Promise<Board['offres']> {
  const { docs } = await req.payload.find({
    collection: 'jobs',
    where: { _status: { equals: 'published' } },
    select: { titre: true },
    sort: '-createdAt',
    limit: mostOffers,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ id, titre }) => ({ id, titre: titre ?? '' }))
}

async function columnOf(
  etat: ApplicationState,
  where: Where,
  req: PayloadRequest,
): Promise<BoardColumn> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'candidatures',
    where: { and: [where, { etat: { equals: etat } }, { effaceeLe: { exists: false } }] },
    sort: '-createdAt',
    limit: shownOfState,
    depth: 0,
    req,
  })
  return {
    etat,
    total: totalDocs,
    cartes: docs.map(({ id, reference, nom, repondueLe, refusLe }) => ({
      id,
      reference: reference ?? '',
      nom: nom ?? '',
      repondue: Boolean(repondueLe),
      refus: refusLe ?? null,
      suites: refusLe ? [] : nextStates(applicationMoves, etat, 'personnel'),
    })),
  }
}
