import type { OrderAnswer, OrderLine } from '@sira/contract/orders/orderAnswer'
import { currency } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { payStep } from '../modes/payStep.ts'
import { wireSeats } from './wireSeats.ts'

/** An order as its customer is answered. */
export async function orderRecord(order: Order, payload: Payload): Promise<OrderAnswer> {
  const { reference, etat, total, livraison, echeance = null, cle } = order
  return {
    reference,
    etat,
    total,
    livraison,
    devise: currency,
    lignes: (order.lignes ?? []).map(wireLine),
    echeance,
    paiement: await payStep(order, payload),
    cle,
    ...(await wireSeats(order, payload)),
  }
}

function wireLine(line: NonNullable<Order['lignes']>[number]): OrderLine {
  const { nature, numero, code, titre, quantite, prix, montant, du, au } = line
  return {
    nature,
    ...(typeof numero === 'number' ? { id: numero } : {}),
    ...(code ? { code } : {}),
    titre,
    quantite,
    prix,
    montant,
    // Burkina Faso keeps GMT all year: its day is that of UTC.
    du: du?.slice(0, 10) ?? null,
    au: au?.slice(0, 10) ?? null,
  }
}
