import type { Payload } from 'payload'

export interface SessionToDecide {
  id: number
  titre: string
  debut: string
  minimum: number | null
  /** Seats of people who are sure to come, and of those who still have to pay. */
  confirmed: number
  held: number
}

/** Coming sessions whose day of decision is here, and that nobody has guaranteed or cancelled yet. */
export async function sessionsToDecide(payload: Payload, now: Date): Promise<SessionToDecide[]> {
  const { docs } = await payload.find({
    collection: 'sessions',
    where: {
      etat: { equals: 'ouverte' },
      jourDecision: { less_than_equal: `${now.toISOString().slice(0, 10)}T23:59:59.999Z` },
      debut: { greater_than: now.toISOString() },
    },
    sort: 'debut',
    pagination: false,
    depth: 0,
    select: { titre: true, debut: true, minimum: true },
  })
  const count = async (session: number, etat: 'confirmée' | 'retenue') => {
    const where = { session: { equals: session }, etat: { equals: etat } }
    return (await payload.count({ collection: 'inscriptions', where })).totalDocs
  }
  const found: SessionToDecide[] = []
  for (const { id, titre, debut, minimum } of docs) {
    const [confirmed, held] = [await count(id, 'confirmée'), await count(id, 'retenue')]
    const facts = { id, titre: titre ?? '', debut: debut ?? '', minimum: minimum ?? null }
    found.push({ ...facts, confirmed, held })
  }
  return found
}
