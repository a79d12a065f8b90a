import type { OrderState } from '@sira/contract/orders/orderStates'
import type { Where } from 'payload'

/** As staff read them. */
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  en_attente: 'En attente',
  confirmée: 'Confirmée',
  payée: 'Payée',
  préparée: 'Préparée',
  remise: 'Remise',
  annulée: 'Annulée',
  expirée: 'Expirée',
  remboursée: 'Remboursée',
}

const leaves: Where = { 'lignes.nature': { in: ['livre', 'formule', 'prestation'] } }

/** Orders paid, or to be paid at the door, that have not left yet: of seats nothing leaves. */
export const toPrepare: Where = {
  or: [
    { and: [{ etat: { equals: 'payée' } }, leaves] },
    { and: [{ etat: { equals: 'confirmée' } }, { mode: { equals: 'especes_livraison' } }, leaves] },
  ],
}
