import type { Locale } from '@sira/contract/locales'
import { APIError, type PayloadRequest } from 'payload'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import { issuerOf } from '../../papers/issuer.ts'
import type { Paper } from '../../papers/paper.ts'
import type { Payment, Receipt } from '../../payload-types.ts'
import { readOrder } from '../summary/readOrder.ts'
import { shownSteps } from '../summary/shownSteps.ts'
import { receiptPaper } from './receiptPaper.ts'
import { refundPaper } from './refundPaper.ts'

/** The paper of a receipt, which was read two levels deep: its payment with its operator. */
export async function orderReceipt(
  { numero, date, createdAt, montant, commande, paiement }: Receipt,
  locale: Locale | undefined,
  req: PayloadRequest,
): Promise<Paper> {
  if (typeof commande !== 'object' || typeof paiement !== 'object') {
    throw new APIError('Ce reçu n’a pas pu être lu en entier.', 500)
  }
  const payments = await paymentsOf(commande, req.payload, req)
  const { mode, operateur, transaction, etat, montantRecu } = paiement
  const stays = etat === 'confirmé' ? (montantRecu ?? montant) : 0
  const told = {
    numero,
    date: date ?? createdAt,
    montant,
    rendu: montant - stays,
    mode,
    operateur: typeof operateur === 'object' ? operateur?.nom : undefined,
    transaction: transaction ?? undefined,
    etapes: shownSteps(commande, payments).filter((step) => step.date <= createdAt).length,
  }
  return receiptPaper(readOrder(commande), told, await issuerOf(req), locale ?? commande.locale)
}

/** The paper of money that was given back; its payment was read one level deep. */
export async function orderRefund(
  { recuRendu, renduLe, commande, mode, operateur, montant, montantRecu, etapes }: Payment,
  locale: Locale | undefined,
  req: PayloadRequest,
): Promise<Paper> {
  if (!recuRendu || !renduLe || typeof commande !== 'object' || commande === null) {
    throw new APIError('Ce paiement n’a pas de reçu de remboursement.', 404)
  }
  const payments = await paymentsOf(commande, req.payload, req)
  // The step is written after the number was taken.
  const until = etapes?.find(({ vers }) => vers === 'remboursé')?.date ?? renduLe
  const told = {
    numero: recuRendu,
    date: renduLe,
    montant: montantRecu ?? montant,
    mode,
    operateur: typeof operateur === 'object' ? operateur?.nom : undefined,
    etapes: shownSteps(commande, payments).filter((step) => step.date <= until).length,
  }
  return refundPaper(readOrder(commande), told, await issuerOf(req), locale ?? commande.locale)
}
