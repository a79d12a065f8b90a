import { dayInFull } from '../../dates/dates.ts'
import type { OfferTrust } from '../../offers/checks/offerDesk.ts'

/** Whether an offer is shown and vouched for, in a sentence or two. */
export function trustInWords(trust: OfferTrust): string {
  const { suspendue, motif } = trust
  const hidden = suspendue
    ? `Suspendue${motif ? ` (${motif})` : ''}\u00a0: personne ne la voit. `
    : ''
  return hidden + vouchedFor(trust)
}

function vouchedFor({ verifiee, changee, verifieePar, verifieeLe, employeur }: OfferTrust): string {
  if (employeur === null) {
    return 'Entreprise non contrôlée, ou contrôle échu\u00a0: l’offre ne peut pas être vérifiée.'
  }
  if (changee)
    return 'Le texte a changé depuis la vérification\u00a0: l’offre n’est plus marquée vérifiée.'
  if (!verifiee) return 'Pas encore vérifiée.'
  const when = verifieeLe ? ` le ${dayInFull(verifieeLe.slice(0, 10))}` : ''
  return `Vérifiée par ${verifieePar ?? 'l’équipe'}${when}, tant que son texte ne change pas et jusqu’au ${dayInFull(employeur)}.`
}
