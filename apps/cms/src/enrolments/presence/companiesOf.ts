import type { PayloadRequest } from 'payload'
import type { Attendant } from './attendance.ts'

/** The participants of each company of a session, by the name under which it has ordered. */
export async function companiesOf(
  attendants: readonly Attendant[],
  req: PayloadRequest,
): Promise<Map<string, Attendant[]>> {
  const { docs } = await req.payload.find({
    collection: 'commandes',
    where: { id: { in: attendants.map(orderOf) }, 'entreprise.nom': { exists: true } },
    sort: 'id',
    pagination: false,
    depth: 0,
    select: { entreprise: true },
    req,
  })
  const names = new Map(docs.map(({ id, entreprise }) => [id, entreprise?.nom?.trim()]))
  const found = new Map<string, Attendant[]>()
  for (const one of attendants) {
    const name = names.get(orderOf(one))
    if (name) found.set(name, [...(found.get(name) ?? []), one])
  }
  return found
}

function orderOf({ seat: { commande } }: Attendant): number {
  return typeof commande === 'object' ? commande.id : commande
}
