import type { Mover } from '@sira/contract/dossiers/moves'
import type { Machine } from '../dossiers/moves/machine.ts'
import type { Delivery } from '../payload-types.ts'
import { deliveryDeeds } from './deliveryDeeds.ts'

/** Where a delivery stands, with the words staff read (product 11). */
export const deliveryStates = {
  demandée: 'Demandée',
  chiffrée: 'Chiffrée',
  affectée: 'Affectée',
  enlevée: 'Enlevée',
  en_route: 'En route',
  à_vérifier: 'À vérifier',
  remise: 'Remise',
  échouée: 'Échouée',
  retentée: 'Retentée',
  retournée: 'Retournée',
  annulée: 'Annulée',
} as const

export type DeliveryState = Delivery['etat']

const staff: readonly Mover[] = ['personnel']
/** By what a courier's phone sends, whenever it sends it. */
const courier: readonly Mover[] = ['système']
const both: readonly Mover[] = ['personnel', 'système']

/**
 * The order of the work. What a phone kept without a network arrives late and in any order, so that
 * a courier's act reaches its state from every state before it.
 */
const table: readonly (readonly [from: DeliveryState, to: DeliveryState, by: readonly Mover[]])[] =
  [
    ['demandée', 'chiffrée', staff],
    ['demandée', 'annulée', both],
    ['chiffrée', 'affectée', staff],
    ['chiffrée', 'annulée', both],
    // Handed over at the office after all, with its order.
    ['chiffrée', 'remise', courier],
    // Another courier takes it.
    ['affectée', 'affectée', staff],
    // Taken back from a courier who has not picked it up.
    ['affectée', 'chiffrée', staff],
    ['affectée', 'enlevée', both],
    ['affectée', 'en_route', courier],
    ['affectée', 'remise', courier],
    ['affectée', 'échouée', courier],
    ['affectée', 'à_vérifier', courier],
    ['affectée', 'annulée', both],
    // Its order was given back while its courier had the parcel: he reads it, and brings it back.
    ['enlevée', 'annulée', courier],
    ['en_route', 'annulée', courier],
    ['échouée', 'annulée', courier],
    ['retentée', 'annulée', courier],
    // One courier hands the parcel to another, or had not picked it up.
    ['enlevée', 'affectée', staff],
    ['en_route', 'affectée', staff],
    ['enlevée', 'en_route', both],
    ['enlevée', 'remise', courier],
    ['enlevée', 'échouée', courier],
    ['enlevée', 'à_vérifier', courier],
    ['en_route', 'remise', both],
    ['en_route', 'échouée', both],
    ['en_route', 'à_vérifier', courier],
    ['à_vérifier', 'remise', both],
    ['à_vérifier', 'échouée', staff],
    // It was cancelled while its courier had the parcel already: staff get that back.
    ['annulée', 'à_vérifier', courier],
    // Handed over by who had it until staff took it back, or said that it came back.
    ['chiffrée', 'à_vérifier', courier],
    ['retournée', 'à_vérifier', courier],
    ['à_vérifier', 'retournée', staff],
    // Said by mistake.
    ['remise', 'à_vérifier', staff],
    ['échouée', 'retentée', staff],
    ['échouée', 'retournée', staff],
    ['échouée', 'remise', courier],
    ['échouée', 'à_vérifier', courier],
    ['retentée', 'affectée', staff],
    ['retentée', 'en_route', both],
    ['retentée', 'remise', courier],
    ['retentée', 'échouée', courier],
    ['retentée', 'à_vérifier', courier],
    ['retentée', 'retournée', staff],
  ]

/** Its visitor is told of these; of the others his follow-up says enough. */
const told = ['chiffrée', 'affectée', 'remise', 'échouée', 'retournée', 'annulée'] as const
export type DeliveryLetter = (typeof told)[number]

const letterOf = (from: DeliveryState, to: DeliveryState) =>
  // Its price is known.
  from === 'affectée' && to === 'chiffrée' ? undefined : told.find((state) => state === to)

/** Nothing more is done with it. */
export const endedStates = ['remise', 'retournée', 'annulée'] as const satisfies DeliveryState[]

export const deliveryMachine: Machine<Delivery, DeliveryState, DeliveryLetter> = {
  collection: 'livraisons',
  field: 'etat',
  names: deliveryStates,
  moves: table.map(([from, to, by]) => {
    const letter = letterOf(from, to)
    return { from, to, by, ...(letter && { letter }) }
  }),
  ended: endedStates,
  deeds: deliveryDeeds,
  since: 'etatLe',
  steps: 'etapes',
  title: ({ reference }) => `La livraison ${reference}`,
}

/** The courier has it to do. */
export const outStates = [
  'affectée',
  'enlevée',
  'en_route',
  'retentée',
] as const satisfies DeliveryState[]
