import type { Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import { deliveryRequest } from './deliveryRequest.ts'

/** Acts of visitors and staff on deliveries, and what they read of them. */
export function deliveryDay(shop: () => Shop, call: () => StaffCall) {
  const ask = (changed: object = {}, headers: Record<string, string> = {}) =>
    shop().api.send('livraisons', { ...deliveryRequest, ...changed }, headers)
  const kept = async (reference: string) => {
    const where = { reference: { equals: reference } }
    const { docs } = await shop().office.payload.find({ collection: 'livraisons', where, depth: 0 })
    const [delivery] = docs
    if (!delivery) throw new Error(`No delivery ${reference}`)
    return delivery
  }
  const advance = (id: number, vers: string, more: object = {}) =>
    call()('agent', 'POST', `livraisons/${id}/avancer`, { vers, motif: 'Convenu', ...more })
  const again = (id: number, more: object = {}) =>
    call()('agent', 'POST', `livraisons/${id}/relivrer`, { motif: 'Client joint', ...more })
  const follow = async (reference: string, phone = deliveryRequest.phone) =>
    attributesOf(await shop().api.send('suivi', { reference, phone, locale: 'fr' }))
  const lettersTo = async (to: string) => {
    const where = { to: { equals: to } }
    const { docs } = await shop().office.payload.find({ collection: 'emails', where, sort: 'id' })
    return docs.map(({ subject, html }) => `${subject} ${html}`)
  }
  const ofOrder = async ({ id }: Pick<Order, 'id'>) => {
    const where = { commande: { equals: id } }
    const { docs } = await shop().office.payload.find({ collection: 'livraisons', where, depth: 0 })
    return docs
  }
  const ordered = async (more: object = {}) =>
    shop().placed({
      lignes: [{ nature: 'livre', id: await shop().book(null, 5200), quantite: 1 }],
      mode: 'especes_livraison',
      remise: { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Zogona', repere: 'Marché' },
      ...more,
    })
  const moveOrderTo = (id: number, vers: string) =>
    call()('agent', 'POST', `commandes/${id}/avancer`, { vers, motif: 'Convenu' })
  return { ask, kept, advance, again, follow, lettersTo, ofOrder, ordered, moveOrderTo }
}
