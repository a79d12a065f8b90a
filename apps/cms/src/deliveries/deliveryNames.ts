import type { FailureReason, GestureKind } from '@sira/contract/deliveries/gestures'

export const payerNames = { expediteur: 'L’expéditeur', destinataire: 'Le destinataire' } as const

/** Why a delivery failed. */
export const failureReasons = {
  injoignable: 'Injoignable',
  absent: 'Absent',
  refuse: 'Colis refusé',
  adresse: 'Adresse introuvable',
  autre: 'Autre raison',
} as const satisfies Record<FailureReason, string>

export const vehicleNames = {
  velo: 'Vélo',
  moto: 'Moto',
  tricycle: 'Tricycle',
  voiture: 'Voiture',
} as const

export const paperNames = {
  piece: 'Pièce d’identité',
  permis: 'Permis de conduire',
  assurance: 'Assurance',
  carte_grise: 'Carte grise',
} as const

export const gestureNames = {
  enlevement: 'Enlevé',
  depart: 'Parti',
  remise: 'Remis',
  echec: 'Non remis',
  encaissement: 'Espèces prises',
} as const satisfies Record<GestureKind, string>

export const cashNames = {
  encaissement: 'Pris à la porte',
  remise: 'Remis à l’agence',
  ecart: 'Écart réglé',
} as const

/** What came of a count. */
export const countOutcomes = {
  juste: 'Juste',
  ecart: 'Écart à régler',
  regle: 'Écart réglé',
  recompte: 'À recompter',
} as const
