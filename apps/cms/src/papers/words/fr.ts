/** Words of the papers; the other languages are typed by this one. */
export const fr = {
  receipt: 'Reçu',
  proForma: 'Pro forma',
  estimate: 'Devis',
  draft: 'Brouillon',
  email: 'E-mail',
  order: 'Commande',
  orderedOn: 'Commandée le',
  day: 'Date',
  validUntil: 'Valable jusqu’au',
  replaces: 'Remplace',
  agreed: 'Bon pour accord\u00a0: date, nom et signature',
  mode: 'Mode de paiement',
  operator: 'Opérateur',
  transaction: 'N° de transaction',
  customer: 'Client',
  company: 'Entreprise',
  phone: 'Téléphone',
  phoneOfUs: (phone: string) => `Tél. ${phone}`,
  columns: ['Désignation', 'Quantité', 'Prix', 'Montant'] as [string, string, string, string],
  period: (from: string, to: string) => `du ${from} au ${to}`,
  delivery: (town: string) => (town === '' ? 'Livraison' : `Livraison à ${town}`),
  total: 'Total',
  received: 'Montant reçu',
  returned: 'Rendu ou à rendre',
  rest: 'Reste à payer',
  proof:
    'Ce reçu prouve le paiement du montant indiqué. Il ne remplace pas une facture normalisée.',
  noProof: 'Ce document annonce un prix. Il ne prouve aucun paiement.',
  howToPay: 'Pour payer, indiquez toujours la référence de la commande.',
}

export type PaperWords = typeof fr
