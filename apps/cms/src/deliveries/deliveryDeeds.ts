import type { Deed } from '../dossiers/moves/deed.ts'
import type { Delivery } from '../payload-types.ts'

const deed = (label: string, motif = '', tells = true): Deed => ({ label, motif, tells })

const onSheet = (asked: Deed): Deed => ({ ...asked, onSheet: true })

/** By what the delivery becomes. */
export const deliveryDeeds: Readonly<Record<Delivery['etat'], Deed>> = {
  demandée: deed('Remettre en attente'),
  chiffrée: onSheet(deed('Fixer le prix', 'Prix convenu')),
  affectée: onSheet(deed('Confier à un livreur', 'Livreur choisi')),
  enlevée: deed('Marquer enlevée', 'Dit par le livreur', false),
  en_route: deed('Marquer en route', 'Dit par le livreur', false),
  à_vérifier: {
    ...deed('Mettre à vérifier', 'Dit par erreur', false),
    note: 'Le client n’en est pas averti. Dites ensuite ce qu’est devenu le colis.',
  },
  remise: deed('Marquer remise', '', true),
  échouée: onSheet(deed('Marquer échouée')),
  retentée: deed('Tenter de nouveau', 'Destinataire joint'),
  retournée: deed('Marquer retournée', 'Colis revenu'),
  annulée: deed('Annuler la livraison'),
}

/** From a courier who has not picked it up. */
export const takeBack: Deed = {
  ...deed('Reprendre au livreur', 'Livreur empêché', false),
  note: 'La livraison quitte le téléphone du livreur\u00a0: confiez-la ensuite à un autre.',
}

export const deliverAgain: Deed = {
  ...deed('Livrer à nouveau', 'Client joint'),
  note: 'Une nouvelle livraison du même colis, avec sa référence et son code.',
}

export const noteTaken: Deed = {
  ...deed('Noter les espèces', '', false),
  note: 'Ce que le livreur a pris à cette porte et n’a pas noté\u00a0: la caisse le compte avec le reste.',
}

export const correctNoted: Deed = {
  ...deed('Corriger les espèces notées', '', false),
  note: 'Avant que la caisse les compte\u00a0: 0 si le livreur n’a rien pris. La commande attend alors de nouveau son argent.',
}
