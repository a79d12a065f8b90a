export const payerNames = { expediteur: 'L’expéditeur', destinataire: 'Le destinataire' } as const

/** Why a delivery failed: codes, kept for good. */
export const failureReasons = {
  injoignable: 'Injoignable',
  absent: 'Absent',
  refuse: 'Colis refusé',
  adresse: 'Adresse introuvable',
  autre: 'Autre raison',
} as const

export type FailureReason = keyof typeof failureReasons

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
