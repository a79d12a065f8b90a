import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import type { WaitingEntry } from '../../payload-types.ts'
import { followedWaiting } from './followUp/followedWaiting.ts'

/** Nobody pays while waiting: once it is over, an entry is erased as a message is. */
export const waitingKind: KeptKind<keyof WaitingEntry & string> = {
  searched: ['reference', 'nom', 'phone', 'email'],
  // A person without an address is called: nothing else tells him.
  waiting: { etat: { equals: 'offerte' }, email: { exists: false } },
  waitingWords: {
    one: 'personne à appeler pour une place offerte',
    several: 'personnes à appeler pour une place offerte',
  },
  waitingNote: 'à appeler',
  day: { since: 'etatLe', hours: 4 },
  assigned: true,
  board: { about: ['session'] },
  replyWords: null,
  expired: ({ old }) => ({
    createdAt: { less_than: old },
    etat: { not_in: ['en_attente', 'offerte'] },
  }),
  personal: {
    label: 'Listes d’attente',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: {
    nature: 'attente',
    async find(pair, locale, payload) {
      const entry = await foundByPair('attentes', pair, payload)
      return entry && followedWaiting(entry, locale ?? entry.locale, payload)
    },
  },
  secret: ['reseau', 'cleEnvoi', 'empreinte', 'identite'],
}
