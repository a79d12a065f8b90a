import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Enrolment } from '../payload-types.ts'
import { handedAttestations } from './attestations/blankAttestations.ts'
import { blankEnrolments } from './erasure/blankEnrolments.ts'
import { stayingEnrolments } from './erasure/stayingEnrolments.ts'
import { findEnrolment } from './followUp/findEnrolment.ts'
import { followedEnrolment } from './followUp/followedEnrolment.ts'
import { phoneOfOrder } from './followUp/phoneOfOrder.ts'

/**
 * Seats stay for the accounts, as their orders do; what is erased is who took them: of one that came
 * to nothing as soon as of a message.
 */
export const enrolmentKind: KeptKind<keyof Enrolment & string> = {
  searched: ['reference', 'nom', 'phone', 'email'],
  // Money is waited for by their orders; who gave no address is called; that of a late leave is decided on.
  waiting: { prevenirLe: { exists: true } },
  waitingWords: {
    one: 'personne à prévenir pour sa session, ou dont l’argent est à décider',
    several: 'personnes à prévenir pour leur session, ou dont l’argent est à décider',
  },
  waitingNote: 'à prévenir, ou argent à décider',
  day: { since: 'prevenirLe', hours: 4 },
  assigned: true,
  board: { about: ['session'], amount: 'prix' },
  replyWords: null,
  expired: ({ old, booked }) => ({
    and: [
      { effaceeLe: { exists: false } },
      {
        or: [
          { createdAt: { less_than: booked } },
          { etat: { in: ['annulée', 'expirée'] }, createdAt: { less_than: old } },
        ],
      },
    ],
  }),
  personal: {
    label: 'Inscriptions',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: {
    nature: 'inscription',
    async find(pair, locale, payload) {
      const found = await findEnrolment(pair, payload)
      return found && followedEnrolment(found, locale ?? found.order.locale, payload)
    },
    phoneBeside: phoneOfOrder,
  },
  staying: stayingEnrolments,
  erase: blankEnrolments,
  besides: handedAttestations,
  secret: ['cleChange', 'empreinteChange'],
}
