import { tariffs } from '@sira/contract/orders/tariffs'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { isOpen, openWhere } from '../../enrolments/seats/openSession.ts'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import { seatsLeft } from '../../sessions/facts/seatsLeft.ts'

/** What may be sold across the counter now. */
export interface CounterArticle {
  /** `session:12`, `livre:3`, `formule:mensuel` */
  article: string
  titre: string
  prix: number
  /** Copies or seats; null where they are not counted. */
  reste: number | null
}

/** More than anybody looks through in a menu. */
const most = 200

/** `GET /admin/api/commandes/guichet` */
export const counterArticles: Endpoint = {
  path: '/guichet',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const lists = [await openSessions(req), await books(req), await services(req)]
    return Response.json({ articles: lists.flat() })
  },
}

const asked = { limit: most, pagination: false, locale: 'fr', req: {} } as const

async function openSessions({ payload }: PayloadRequest): Promise<CounterArticle[]> {
  const now = new Date()
  const where = openWhere(now)
  const list = { ...asked, collection: 'sessions', where, sort: 'debut', depth: 1 } as const
  const { docs } = await payload.find(list)
  return docs.flatMap((session) => {
    const { formation } = session
    const cost = session.prix ?? (typeof formation === 'object' && formation?.prix_formation)
    if (typeof cost !== 'number' || !isOpen(session, now)) return []
    const titre = titleOf(session, 'fr')
    return [{ article: `session:${session.id}`, titre, prix: cost, reste: seatsLeft(session) }]
  })
}

async function books({ payload }: PayloadRequest): Promise<CounterArticle[]> {
  const list = { ...asked, collection: 'biblios', sort: 'titre', depth: 0 } as const
  const { docs } = await payload.find({ ...list, where: { prix: { exists: true } } })
  return docs.flatMap(({ id, titre, prix, stock }) =>
    typeof prix === 'number'
      ? [{ article: `livre:${id}`, titre: titre ?? '', prix, reste: stock ?? null }]
      : [],
  )
}

async function services({ payload }: PayloadRequest): Promise<CounterArticle[]> {
  const codes = Object.keys(tariffs)
  const where = { code: { in: codes } }
  const { docs } = await payload.find({ ...asked, collection: 'tarifs', where, depth: 0 })
  return docs.flatMap(({ code, nom, prix }) => {
    const { nature } = tariffs[code as keyof typeof tariffs]
    return [{ article: `${nature}:${code}`, titre: nom ?? code, prix, reste: null }]
  })
}
