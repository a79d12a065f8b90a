/** Delivery: two tariffs, two calls, counters (spec 2.15, 9). */
export const delivery = {
  title: 'Livraison',
  description:
    'Livraison de colis à Ouagadougou à partir de 1\u202f000\u00a0FCFA et ailleurs au Burkina\u00a0Faso à partir de 2\u202f000\u00a0FCFA, avec paiement à la réception.',
  lead: 'Votre colis part ce matin. Il arrive avec le sourire, et avec un reçu.',
  from: 'à partir de',
  tariffs: {
    ouagadougou: {
      name: 'À Ouagadougou',
      text: 'Tous les secteurs, le jour même pour une demande reçue avant midi.',
    },
    elsewhere: {
      name: 'Ailleurs au Burkina\u00a0Faso',
      text: 'Par nos relais et les gares routières, un à trois jours selon la ville.',
    },
  },
  request: 'Demander une Livraison',
  become: 'Devenir Livreur',
  requestSubject: 'Demande de livraison',
  becomeSubject: 'Devenir livreur',
  stepsHeading: 'Comment ça se passe',
  steps: [
    'Vous nous dites quoi, d’où et pour qui\u00a0: au téléphone, sur WhatsApp ou par le formulaire.',
    'Un livreur passe prendre le colis et vous laisse un reçu numéroté.',
    'Le destinataire est appelé avant le passage\u00a0; il paie à la réception si vous l’avez choisi.',
    'Vous recevez la confirmation, et l’argent encaissé dans les deux jours ouvrés.',
  ],
  countersHeading: 'Un réseau qui tourne',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'livreurs', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'partenaires', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'clients', seconds: 10 },
    { prefix: '', value: 95, suffix: ' %', label: 'de clients satisfaits', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'témoignages', seconds: 10 },
  ],
  becomeHeading: 'Une moto, un téléphone, de la ponctualité',
  becomeText:
    'Nous cherchons des livreurs dans toutes les villes desservies\u00a0: tournées régulières, formation à la sécurité, paiement chaque semaine.',
} as const
