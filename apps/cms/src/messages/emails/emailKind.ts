import type { KeptKind } from '../../dossiers/keptKind.ts'
import type { Email } from '../../payload-types.ts'
import { attachmentsOf } from '../attachments/attachmentsOf.ts'

/** Letters repeat what a message says: they are kept no longer, and are somebody's as well. */
export const emailKind: KeptKind<keyof Email & string> = {
  searched: ['to', 'replyTo', 'subject'],
  // Of a reply that could not be read its record says so; nobody could send it again.
  // Of held ones those about an order say more than that something came in.
  waiting: {
    or: [
      { state: { equals: 'failed' }, kind: { not_equals: 'reply' } },
      { state: { equals: 'held' }, kind: { in: ['order', 'unpaidOrder'] } },
    ],
  },
  waitingWords: { one: 'e-mail à renvoyer', several: 'e-mails à renvoyer', later: true },
  waitingNote: 'en échec',
  replyWords: null,
  expired: ({ old }) => ({ createdAt: { less_than: old }, state: { not_equals: 'waiting' } }),
  personal: { label: 'E-mails', fields: ['to', 'replyTo'] },
  besides: attachmentsOf,
  secret: ['messageId', 'html'],
  followed: null,
}
