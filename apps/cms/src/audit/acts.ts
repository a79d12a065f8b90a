/** The acts of staff that the journal keeps, in the words of the list. */
export const acts = {
  created: 'Création',
  drafted: 'Brouillon',
  changed: 'Modification',
  published: 'Publication',
  unpublished: 'Dépublication',
  trashed: 'Mise à la corbeille',
  untrashed: 'Sortie de la corbeille',
  deleted: 'Suppression',
  revived: 'Version reprise',
  settings: 'Réglages',
  account: 'Sécurité d’un compte',
  sent: 'Envoi d’une lettre',
  exported: 'Export',
  imported: 'Import',
  erased: 'Effacement d’une personne',
  replaced: 'Fichier remplacé',
  paid: 'Paiement confirmé',
  refused: 'Paiement refusé',
  refunded: 'Remboursement',
  closed: 'Clôture d’un jour',
} as const

export type Act = keyof typeof acts
