import type { Machine } from '../dossiers/moves/machine.ts'
import type { Comment } from '../payload-types.ts'
import { type CommentState, commentMoves, commentStates } from './commentStates.ts'

export const commentMachine: Machine<Comment, CommentState> = {
  collection: 'commentaires',
  field: 'etat',
  names: commentStates,
  moves: commentMoves,
  ended: ['publié', 'refusé', 'retiré'],
  steps: 'etapes',
  title: ({ id }) => `Le commentaire n° ${id}`,
}
