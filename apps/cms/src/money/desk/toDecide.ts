import { amountText } from '@sira/contract/orders/amountText'
import { modeNames } from '@sira/contract/orders/modeNames'
import type { Where } from 'payload'
import type { WaitingRecords } from '../../dossiers/waitingRecords.ts'
import type { Payment } from '../../payload-types.ts'
import { paymentStateNames } from '../paymentStateNames.ts'

/** Payments that somebody of ours decides on. */
export const toDecide: Where = {
  etat: { in: ['déclaré', 'à_rapprocher', 'remboursement_dû'] },
}

export const waitingPayments: WaitingRecords = {
  where: toDecide,
  // A payment changes when it is declared, not when its order was placed.
  clock: { since: 'updatedAt', hours: 4 },
  title: (record) => paymentTitle(record as unknown as Payment),
}

function paymentTitle({ commande, livraison, etat, mode, ...sums }: Payment): string {
  const { montantRecu, montantDeclare, montant } = sums
  const amount = amountText(montantRecu ?? montantDeclare ?? montant, 'fr')
  const order = (typeof commande === 'object' ? commande?.reference : undefined) ?? livraison
  const told = [amount, modeNames.fr[mode], paymentStateNames[etat].toLowerCase()].join(', ')
  return order ? `${order}\u00a0: ${told}` : told
}
