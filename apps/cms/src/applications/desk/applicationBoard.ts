import { sql } from '@payloadcms/db-sqlite/drizzle'
import {
  type ApplicationState,
  applicationStates,
} from '@sira/contract/applications/applicationStates'
import { defaultLocale } from '@sira/contract/locales'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { numberOf } from '../../database/records/recordNumber.ts'
import { databaseOf } from '../../database/sql/database.ts'
import type { Application } from '../../payload-types.ts'
import { statesAhead } from '../statesAhead.ts'

/** Of a state; the rest stands in the list below. */
const shownOfState = 30
const mostOffers = 100

export interface BoardCard {
  id: number
  reference: string
  nom: string
  repondue: boolean
  /** It came as a program sends: it is not counted with those who wait. */
  suspecte: boolean
  /** The mark by staff, from 1 to 5. */
  appreciation: string | null
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
      offres: await newestOffers(offre, req),
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

/**
 * Those who answer candidates read titles of offers, and nothing else of them: the newest, and the one
 * that was chosen, though it is hidden by now. By one statement, since Payload takes longer for a hundred
 * offers than for the rest of the board.
 */
async function newestOffers(
  chosen: unknown,
  { payload }: PayloadRequest,
): Promise<Board['offres']> {
  const database = databaseOf(payload)
  const jobs = sql.identifier(database.tableOf('jobs'))
  const titles = sql.identifier(`${database.tableOf('jobs')}_locales`)
  const rows = await database.rows(sql`select j.id, l.titre from ${jobs} j
    left join ${titles} l on l._parent_id = j.id and l._locale = ${defaultLocale}
    where j.id = ${numberOf(chosen)} or j.id in (select id from ${jobs}
      where _status = 'published' order by created_at desc limit ${mostOffers})
    order by j.created_at desc`)
  return rows.map(({ id, titre }) => ({ id: Number(id), titre: String(titre ?? '') }))
}

async function columnOf(
  etat: ApplicationState,
  where: Where,
  req: PayloadRequest,
): Promise<BoardColumn> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'candidatures',
    where: { and: [where, { etat: { equals: etat } }, { effaceeLe: { exists: false } }] },
    select: {
      ...{ reference: true, nom: true, repondueLe: true, suspicion: true },
      ...{ appreciation: true, refusLe: true },
      ...(etat === 'refusée' && { etapes: true }),
    },
    sort: '-createdAt',
    limit: shownOfState,
    depth: 0,
    req,
  })
  return {
    etat,
    total: totalDocs,
    cartes: docs.map((card) => cardOf({ ...card, etat })),
  }
}

type Shown =
  | 'id'
  | 'etat'
  | 'reference'
  | 'nom'
  | 'repondueLe'
  | 'suspicion'
  | 'appreciation'
  | 'refusLe'
  | 'etapes'

function cardOf(application: Pick<Application, Shown>): BoardCard {
  const { id, reference, nom, repondueLe, suspicion, appreciation, refusLe } = application
  return {
    id,
    reference: reference ?? '',
    nom: nom ?? '',
    repondue: Boolean(repondueLe),
    suspecte: Boolean(suspicion),
    appreciation: appreciation ?? null,
    refus: refusLe ?? null,
    suites: refusLe ? [] : statesAhead(application),
  }
}
