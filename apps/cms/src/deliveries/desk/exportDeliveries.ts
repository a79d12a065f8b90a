import { type Column, label, number, text, time } from '../../messages/export/exportColumns.ts'
import { exportSales } from '../../messages/export/exportSales.ts'
import type { Delivery } from '../../payload-types.ts'
import { deliveryStates } from '../deliveryMachine.ts'
import { failureReasons } from '../deliveryNames.ts'

const columns: readonly Column<Delivery>[] = [
  ['Référence', text('reference')],
  ['Demandée le', time('createdAt')],
  ['État', label('etat', deliveryStates)],
  ['Nom', text('nom')],
  ['Téléphone', text('phone')],
  ['Départ', ({ departVille, departQuartier }) => placeText(departVille, departQuartier)],
  ['Arrivée', ({ arriveeVille, arriveeQuartier }) => placeText(arriveeVille, arriveeQuartier)],
  ['Destinataire', text('arriveeContact')],
  ['Téléphone du destinataire', text('arriveePhone')],
  ['Colis', text('colis'), 'several lines'],
  ['Estimation', number('estimation')],
  ['Prix', number('prix')],
  ['Raison de l’échec', label('raison', failureReasons)],
]

const placeText = (...parts: unknown[]) => parts.filter(Boolean).join(', ')

export const exportDeliveries = exportSales('livraisons', columns)
