import type { PayloadRequest, Where } from 'payload'
import type { Order } from '../../payload-types.ts'

export interface RunningPlan {
  order: Order
  titre: string
  /** Days on which the plan begins and ends. */
  du: string
  au: string
}

/** The plans and paid alerts that run now, of all customers or of some: of an order, what ends last. */
export async function runningPlans(req: PayloadRequest, whose?: Where): Promise<RunningPlan[]> {
  const now = new Date().toISOString()
  const { docs } = await req.payload.find({
    collection: 'commandes',
    where: {
      and: [
        { etat: { in: ['payée', 'préparée', 'remise'] }, 'lignes.au': { greater_than: now } },
        ...(whose ? [whose] : []),
      ],
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs.flatMap((order) => {
    const running = (order.lignes ?? []).flatMap(({ titre, du, au }) =>
      du && au && au > now ? [{ order, titre, du, au }] : [],
    )
    // Nobody is written to twice for one order.
    const [longest] = running.toSorted((one, other) => other.au.localeCompare(one.au))
    return longest ? [longest] : []
  })
}
