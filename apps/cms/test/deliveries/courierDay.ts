import type { SentGesture } from '@sira/contract/deliveries/gestureRequest'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf, type Shop } from '../orders/support/openShop.ts'
import { deliveryRequest } from './deliveryRequest.ts'

/** A signature as strokes of points, told apart by its place. */
export const signature = (at: number) => [
  [
    [at, at],
    [at + 10, at + 20],
  ],
]

/** What staff and a phone do in the day of a courier. */
export function courierDay(shop: () => Shop, call: () => StaffCall) {
  let hired = 0
  async function hire(): Promise<number> {
    hired += 1
    const made = await call()('agent', 'POST', 'coursiers', {
      nom: 'Issouf Zongo',
      phone: `75 00 00 ${10 + hired}`,
      ville: 'Ouagadougou',
      engin: 'moto',
    })
    const { id } = (await made.json()).doc
    const active = { vers: 'actif', motif: 'Dossier vu' }
    await call()('agent', 'POST', `coursiers/${id}/avancer`, active)
    return id
  }
  async function linkOf(courier: number) {
    const made = await (await call()('agent', 'POST', `coursiers/${courier}/lien`, {})).json()
    return { lien: String(made.adresse).split('#')[1] ?? '', code: String(made.code) }
  }
  const bind = (data: { lien: string; code: string }) => shop().api.send('livreur/lier', data)
  const dataOf = (answer: Awaited<ReturnType<typeof bind>>) => {
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return answer.json().data
  }
  async function bound(courier: number): Promise<string> {
    return dataOf(await bind(await linkOf(courier))).jeton
  }
  const roundOf = async (jeton: string) =>
    dataOf(await shop().api.send('livreur/jour', { jeton })).livraisons
  const send = async (jeton: string, ...gestes: object[]) =>
    dataOf(await shop().api.send('livreur/gestes', { jeton, gestes })).gestes

  const kept = async (reference: string) => {
    const where = { reference: { equals: reference } }
    const { docs } = await shop().office.payload.find({ collection: 'livraisons', where, depth: 0 })
    const [delivery] = docs
    if (!delivery) throw new Error(`No delivery ${reference}`)
    return delivery
  }
  const advance = (id: number, vers: string, more: object = {}) =>
    call()('agent', 'POST', `livraisons/${id}/avancer`, { vers, motif: 'Convenu', ...more })
  async function given(courier: number, prix = 1000, more: object = {}) {
    const asked = { ...deliveryRequest, ...more }
    const { reference } = attributesOf(await shop().api.send('livraisons', asked))
    const { id } = await kept(reference)
    await advance(id, 'chiffrée', { prix })
    await advance(id, 'affectée', { coursier: courier })
    return kept(reference)
  }
  let made = 0
  const gesture = (
    livraison: string,
    nature: SentGesture['nature'],
    more: Partial<SentGesture> = {},
  ): SentGesture => {
    made += 1
    return {
      cle: `${livraison}:geste-${String(made).padStart(8, '0')}`,
      livraison,
      nature,
      // Nobody trusts the clock of a phone.
      faitLe: '2019-01-01T00:00:00.000Z',
      tentative: 1,
      ...more,
    }
  }
  const gesturesOf = async (livraison: number) => {
    const where = { livraison: { equals: livraison } }
    const asked = { collection: 'gestes', where, sort: 'id', depth: 0 } as const
    return (await shop().office.payload.find(asked)).docs
  }
  const ledgerOf = async (courier: number) => {
    const where = { coursier: { equals: courier } }
    const asked = { collection: 'caisse-coursiers', where, sort: 'id', depth: 0 } as const
    return (await shop().office.payload.find(asked)).docs
  }
  const sumOf = (lines: readonly { montant: number }[]) =>
    lines.reduce((sum, { montant }) => sum + montant, 0)
  const count = (courier: number, compte: number) =>
    call()('cashier', 'POST', `coursiers/${courier}/compter`, { compte })
  const settle = (gap: number, decision: 'regler' | 'recompter') =>
    call()('administrator', 'POST', `comptages/${gap}/regler`, {
      decision,
      motif: 'Compté trop vite',
    })
  /** An order that is paid at the door, on its way with a courier. */
  async function carriedOrder(courier: number, price: number) {
    const order = await shop().placed({
      lignes: [{ nature: 'livre', id: await shop().book(null, price - 1000), quantite: 1 }],
      mode: 'especes_livraison',
      remise: { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Zogona', repere: 'Marché' },
    })
    for (const vers of ['confirmée', 'préparée']) {
      await call()('agent', 'POST', `commandes/${order.id}/avancer`, { vers, motif: 'Convenu' })
    }
    const where = { commande: { equals: order.id } }
    const asked = { collection: 'livraisons', where, depth: 0 } as const
    const [delivery] = (await shop().office.payload.find(asked)).docs
    await advance(delivery?.id ?? 0, 'affectée', { coursier: courier })
    return { order, delivery: await kept(delivery?.reference ?? '') }
  }
  const paymentOf = async (order: number) => {
    const where = { commande: { equals: order } }
    const asked = { collection: 'paiements', where, depth: 0 } as const
    return (await shop().office.payload.find(asked)).docs[0]
  }

  return {
    hire,
    linkOf,
    bind,
    dataOf,
    bound,
    roundOf,
    send,
    kept,
    advance,
    given,
    gesture,
    gesturesOf,
    ledgerOf,
    sumOf,
    count,
    settle,
    carriedOrder,
    paymentOf,
  }
}
