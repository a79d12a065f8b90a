import type { KeptKind } from '../../dossiers/keptKind.ts'
import type { Email } from '../../payload-types.ts'
import { attachmentsOf } from '../attachments/attachmentsOf.ts'

/**
 * Letters repeat the texts of messages: they are kept no longer than those, and erased with their
 * person.
 */
export const emailKind: KeptKind<keyof Email & string> = {
  searched: ['to', 'replyTo', 'subject'],
  // An unreadable reply is shown at its record, and nobody could send it again. Held letters about
  // an order are shown; the others only say that something came in.
  waiting: {
    or: [
      { state: { equals: 'failed' }, kind: { not_equals: 'reply' } },
      { state: { equals: 'held' }, kind: { in: ['order', 'unpaidOrder'] } },
    ],
  },
  waitingWords: { one: 'e-mail à renvoyer', several: 'e-mails à renvoyer', later: true },
  waitingNote: 'en échec',
  day: { since: 'createdAt', hours: 4 },
  assigned: false,
  replyWords: null,
  expired: ({ old }) => ({ createdAt: { less_than: old }, state: { not_equals: 'waiting' } }),
  personal: { label: 'E-mails', fields: ['to', 'replyTo'] },
  besides: attachmentsOf,
  secret: ['messageId', 'html'],
  followed: null,
}
