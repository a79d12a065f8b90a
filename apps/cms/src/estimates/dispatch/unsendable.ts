import type { Estimate } from '../../payload-types.ts'
import { estimateTotal } from '../estimateTotal.ts'
import { unsellable } from '../sale/soldSessions.ts'
import type { EstimateWay } from './estimateWays.ts'

type Draft = Pick<Estimate, 'etat' | 'email' | 'phone' | 'lignes' | 'valableJusquau'>

/** Why an estimate cannot leave in this way, as a sentence with the way out. */
export function unsendable(draft: Draft, way: EstimateWay, now: Date): string | undefined {
  const { etat, email, phone, lignes, valableJusquau } = draft
  if (etat !== 'brouillon') return 'Ce devis est déjà parti : rechargez la page.'
  if (way === 'email' && !email) {
    return 'Donnez l’adresse e-mail du client, ou remettez-lui le devis autrement.'
  }
  if (way === 'whatsapp' && !phone) {
    return 'Donnez le téléphone du client, ou remettez-lui le devis autrement.'
  }
  if (!lignes || lignes.length === 0) return 'Ajoutez au moins une ligne, puis enregistrez.'
  if (estimateTotal(lignes) === 0) return 'Donnez les prix : le total est de zéro.'
  if (!valableJusquau) return 'Dites jusqu’à quand le devis est valable, puis enregistrez.'
  if (valableJusquau.slice(0, 10) < now.toISOString().slice(0, 10)) {
    return 'La date de validité est passée : choisissez-en une autre, puis enregistrez.'
  }
  return unsellable(draft)
}
