import type { Deed } from '../../dossiers/moves/deed.ts'

export const attestationDeeds = {
  corriger: {
    label: 'Corriger et délivrer de nouveau',
    motif: 'Nom mal écrit',
    tells: false,
    note: 'Une nouvelle attestation est délivrée, avec un autre code\u00a0; celle-ci dira laquelle la remplace.',
  },
  revoquer: {
    label: 'Révoquer',
    motif: '',
    tells: false,
    note: 'Quiconque la vérifie lira qu’elle est révoquée, mais pas pourquoi.',
  },
} as const satisfies Readonly<Record<string, Deed>>
