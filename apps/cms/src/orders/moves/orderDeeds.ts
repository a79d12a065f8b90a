import type { OrderState } from '@sira/contract/orders/orderStates'
import type { Deed } from '../../dossiers/moves/deed.ts'

const plain = (label: string): Deed => ({ label, motif: '', tells: true })

/** By what the order becomes. */
export const orderDeeds: Readonly<Record<OrderState, Deed>> = {
  en_attente: plain('Remettre en attente'),
  confirmée: { label: 'Confirmer la commande', motif: 'Client appelé', tells: true },
  payée: plain('Marquer payée'),
  préparée: { label: 'Marquer préparée', motif: 'Tout est prêt', tells: true },
  remise: { label: 'Marquer remise', motif: 'Remise au client', tells: false },
  annulée: {
    label: 'Annuler la commande',
    motif: '',
    tells: true,
    note: 'Les livres reviennent au stock, les places sont libres. Ce qui a été payé devient à rembourser, et le client en est averti.',
  },
  expirée: plain('Marquer expirée'),
  remboursée: plain('Marquer remboursée'),
}
