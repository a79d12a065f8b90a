import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { deliveryTexts } from '@sira/contract/pageTexts/services/deliveryPage'

/** Delivery: two tariffs, two calls, counters (product 2.15, 9). */
export const delivery = {
  ...originalTexts(deliveryTexts, 'fr'),
  description:
    'Livraison de colis à Ouagadougou à partir de 1\u202f000\u00a0FCFA et ailleurs au Burkina\u00a0Faso à partir de 2\u202f000\u00a0FCFA, avec paiement à la réception.',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'livreurs', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'partenaires', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'clients', seconds: 10 },
    { prefix: '', value: 95, suffix: ' %', label: 'de clients satisfaits', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'témoignages', seconds: 10 },
  ],
} as const
