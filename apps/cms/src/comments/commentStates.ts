import type { Move } from '@sira/contract/dossiers/moves'

/** As staff read them (product 11). */
export const commentStates = {
  en_attente: 'À relire',
  publié: 'Publié',
  refusé: 'Refusé',
  retiré: 'Retiré',
} as const

export type CommentState = keyof typeof commentStates

/** The moves of a comment that staff may make; a change of mind too. */
export const commentMoves: readonly Move<CommentState>[] = [
  { from: 'en_attente', to: 'publié', by: ['personnel'] },
  { from: 'en_attente', to: 'refusé', by: ['personnel'] },
  { from: 'publié', to: 'retiré', by: ['personnel'] },
  { from: 'retiré', to: 'publié', by: ['personnel'] },
  { from: 'refusé', to: 'publié', by: ['personnel'] },
]
