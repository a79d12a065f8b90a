import { papersOf } from '@sira/contract/orders/reviewedPapers'
import type { Order } from '../../payload-types.ts'
import { isByPurchaseOrder } from './isByPurchaseOrder.ts'
import type { ToldOrder } from './toldOrder.ts'

/** An order as it is kept, read for letters and papers; whose customer was erased has no name. */
export function readOrder(order: Order): ToldOrder {
  const { reference, locale, cle, createdAt, livraison, total, paye, mode } = order
  const { remise, entreprise } = order
  return {
    reference,
    locale,
    cle,
    createdAt,
    livraison,
    total,
    paye,
    mode,
    nom: order.nom ?? '',
    phone: order.phone ?? '',
    lignes: (order.lignes ?? []).map(({ titre, quantite, prix, montant, du, au }) => ({
      titre,
      quantite,
      prix,
      montant,
      du: du ?? undefined,
      au: au ?? undefined,
    })),
    echeance: order.echeance ?? undefined,
    remise: {
      mode: remise.mode,
      ville: remise.ville ?? undefined,
      quartier: remise.quartier ?? undefined,
      repere: remise.repere ?? undefined,
    },
    entreprise: entreprise?.nom
      ? {
          nom: entreprise.nom,
          ifu: entreprise.ifu ?? undefined,
          rccm: entreprise.rccm ?? undefined,
        }
      : undefined,
    note: order.note ?? undefined,
    bonDeCommande: isByPurchaseOrder(order) ? (order.bonDeCommande ?? undefined) : undefined,
    awaitsPaper: papersOf(order.lignes ?? []).length > 0,
  }
}
