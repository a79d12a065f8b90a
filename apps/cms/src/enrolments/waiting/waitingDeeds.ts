import type { WaitingState } from '@sira/contract/waiting/waitingStates'
import type { Deed } from '../../dossiers/moves/deed.ts'

/** By what somebody said on the phone, the entry becomes. */
export const waitingDeeds: Readonly<Partial<Record<WaitingState, Deed>>> = {
  prise: {
    label: 'Prendre la place',
    motif: 'Dit au téléphone',
    tells: false,
    onSheet: true,
    note: 'Une commande tient la place, à payer au bureau ou autrement. Dites sa référence à la personne\u00a0: avec elle et son numéro de téléphone, elle la suit et choisit comment payer.',
  },
  déclinée: {
    label: 'Laisser la place',
    motif: 'Dit au téléphone',
    tells: false,
    note: 'La place va à la personne suivante.',
  },
  retirée: { label: 'Quitter la liste', motif: 'Dit au téléphone', tells: false },
  sans_suite: { label: 'Mettre sans suite', motif: '', tells: true },
}
