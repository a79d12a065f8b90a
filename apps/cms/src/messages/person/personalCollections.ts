/** Where a visitor's address can stand, with the words for it. */
export const personalCollections = {
  devis: 'Demandes de devis',
  contacts: 'Messages',
  newsletters: 'Abonnements',
  emails: 'E-mails',
} as const

export type PersonalCollection = keyof typeof personalCollections
