import type { SessionState } from '@sira/contract/sessions/sessionStates'
import type { Deed } from '../../dossiers/moves/deed.ts'

/** By what the session becomes. */
export const sessionDeeds: Readonly<Record<SessionState, Deed>> = {
  brouillon: { label: 'Remettre en brouillon', motif: '', tells: false },
  ouverte: {
    label: 'Ouvrir aux inscriptions',
    motif: 'Dates et salle confirmées',
    tells: false,
    note: 'Elle paraît aussitôt sur le site.',
  },
  garantie: {
    label: 'Garantir',
    motif: 'Assez de participants',
    tells: false,
    note: 'Le site dit qu’elle aura lieu.',
  },
  close: {
    label: 'Clore les inscriptions',
    motif: 'Inscriptions closes',
    tells: false,
    note: 'Plus personne ne peut s’inscrire\u00a0; les inscrits le restent.',
  },
  annulee: {
    label: 'Annuler la session',
    motif: '',
    tells: false,
    note: 'Elle quitte le site. Les participants et les clients sont prévenus, les commandes non payées prennent fin, les autres choisissent une autre session ou un remboursement. On ne revient pas en arrière.',
  },
}
