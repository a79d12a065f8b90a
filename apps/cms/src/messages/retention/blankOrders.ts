import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { searchedText } from '../search/plainSearch.ts'

const nothing = { nom: null, phone: null, indicatif: null, email: null, note: null, notes: null }

/** Takes the customer out of orders; what was sold, when and for how much stays. */
export async function blankOrders(ids: readonly number[], req: PayloadRequest): Promise<void> {
  for (const id of ids) {
    const order = await req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
    await req.payload.db.updateOne({
      collection: 'commandes',
      id,
      req,
      data: {
        ...nothing,
        remise: { ...order.remise, quartier: null, repere: null },
        entreprise: { nom: null, ifu: null, rccm: null },
        // The link of its letters opens it no more.
        cle: randomBytes(16).toString('hex'),
        cleEnvoi: null,
        searchText: searchedText([order.reference]),
        effaceeLe: new Date().toISOString(),
      },
    })
  }
}
