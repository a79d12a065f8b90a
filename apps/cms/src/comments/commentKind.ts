import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Comment } from '../payload-types.ts'
import { blankComments } from './blankComments.ts'

/**
 * A comment asks for no address: its author is found where he signed with one, else by staff, who
 * erase a comment by itself. What is published stays as long as its article.
 */
export const commentKind: KeptKind<keyof Comment & string> = {
  searched: ['nom', 'texte'],
  waiting: {
    or: [
      { etat: { equals: 'en_attente' } },
      { etat: { equals: 'publié' }, signalements: { greater_than: 0 } },
    ],
  },
  waitingWords: { one: 'commentaire à relire', several: 'commentaires à relire', later: true },
  waitingNote: 'à relire',
  day: { since: 'createdAt', hours: 16 },
  assigned: false,
  board: { about: ['texte'] },
  replyWords: null,
  expired: ({ old, soon }) => ({
    or: [
      { etat: { equals: 'refusé' }, updatedAt: { less_than: soon } },
      {
        etat: { in: ['en_attente', 'retiré'] },
        effaceLe: { exists: false },
        updatedAt: { less_than: old },
      },
      // Of an article that is no more.
      { article: { exists: false } },
    ],
  }),
  personal: { label: 'Commentaires', fields: ['nom'], name: 'nom' },
  followed: null,
  secret: ['idempotencyKey'],
  erase: blankComments,
}
