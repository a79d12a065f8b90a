import { type OrderLetter, type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { Order } from '../../payload-types.ts'
import { orderStateNames } from '../stateNames.ts'
import { orderDeeds } from './orderDeeds.ts'

export const orderMachine: Machine<Order, OrderState, OrderLetter> = {
  collection: 'commandes',
  field: 'etat',
  names: orderStateNames,
  moves: orderMoves,
  ended: ['remise', 'annulée', 'expirée', 'remboursée'],
  deeds: orderDeeds,
  since: 'etatLe',
  steps: 'etapes',
  title: ({ reference }) => `La commande ${reference}`,
}
