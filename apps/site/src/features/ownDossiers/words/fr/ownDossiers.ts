/** The texts of the list of dossiers sent from a device. */
export const ownDossiers = {
  ownDossiers: {
    title: 'Mes dossiers sur cet appareil',
    description: 'Ce que vous avez envoyé depuis cet appareil, et où cela en est.',
    intro: 'Vos commandes et vos demandes, sans compte.',
    offline: 'Lisibles sans réseau.',
    untilClosed: 'Cet appareil les oublie dès que le navigateur est fermé.',
    empty: 'Rien n’a été envoyé depuis cet appareil, ou il l’a oublié.',
    open: 'Ouvrir',
    forget: 'Oublier',
    forgetOf: (reference: string) => `Oublier ${reference} sur cet appareil`,
    forgetAll: 'Oublier tout sur cet appareil',
    other: 'Suivre un dossier par sa référence',
  },
} as const
