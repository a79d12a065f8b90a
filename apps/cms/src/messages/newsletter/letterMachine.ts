import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { NewsletterIssue } from '../../payload-types.ts'

export type LetterState = NonNullable<NewsletterIssue['state']>

const moves: readonly Move<LetterState>[] = [
  { from: 'draft', to: 'planned', by: ['personnel'] },
  { from: 'draft', to: 'sending', by: ['personnel'] },
  { from: 'planned', to: 'draft', by: ['personnel'] },
  { from: 'planned', to: 'sending', by: ['horloge'] },
  { from: 'sending', to: 'sent', by: ['horloge'] },
  // Without a mail server.
  { from: 'sending', to: 'written', by: ['horloge'] },
]

export const letterMachine: Machine<NewsletterIssue, LetterState> = {
  collection: 'letters',
  field: 'state',
  names: {
    draft: 'Brouillon',
    planned: 'Prévue',
    sending: 'En cours d’envoi',
    sent: 'Envoyée',
    written: 'Écrite dans des fichiers',
  },
  moves,
  title: ({ id }) => `La lettre n° ${id}`,
}
