import type { Deed } from '../../dossiers/moves/deed.ts'
import type { Courier } from '../../payload-types.ts'

const deed = (label: string, motif = '', tells = true): Deed => ({ label, motif, tells })

/** By what the dossier of a courier becomes. */
export const courierDeeds: Readonly<Record<Courier['etat'], Deed>> = {
  reçue: deed('Remettre à examiner'),
  examinée: deed('Pièces en ordre', 'Pièces vues'),
  actif: deed('Rendre actif', 'Dossier accepté'),
  suspendu: {
    ...deed('Suspendre', '', false),
    note: 'Sa page de livreur ne s’ouvre plus.',
    onSheet: true,
  },
  refusée: deed('Refuser'),
}
