import type { CourierState } from '../../deliveries/couriers/courierMachine.ts'
import type { DeliveryState } from '../../deliveries/deliveryMachine.ts'
import type { Deed } from '../orders/deeds.ts'

const deed = (label: string, motif = '', tells = true): Deed => ({ label, motif, tells })

/** By what the delivery becomes. */
export const deliveryDeeds: Readonly<Record<DeliveryState, Deed>> = {
  demandée: deed('Remettre en attente'),
  chiffrée: deed('Fixer le prix', 'Prix convenu'),
  affectée: deed('Confier à un livreur', 'Livreur choisi'),
  enlevée: deed('Marquer enlevée', 'Dit par le livreur', false),
  en_route: deed('Marquer en route', 'Dit par le livreur', false),
  à_vérifier: deed('Mettre à vérifier'),
  remise: deed('Marquer remise', '', true),
  échouée: deed('Marquer échouée'),
  retentée: deed('Tenter de nouveau', 'Destinataire joint'),
  retournée: deed('Marquer retournée', 'Colis revenu'),
  annulée: deed('Annuler la livraison'),
}

/** By what the dossier of a courier becomes. */
export const courierDeeds: Readonly<Record<CourierState, Deed>> = {
  reçue: deed('Remettre à examiner'),
  examinée: deed('Pièces en ordre', 'Pièces vues'),
  actif: deed('Rendre actif', 'Dossier accepté'),
  suspendu: { ...deed('Suspendre', '', false), note: 'Sa page de livreur ne s’ouvre plus.' },
  refusée: deed('Refuser'),
}
