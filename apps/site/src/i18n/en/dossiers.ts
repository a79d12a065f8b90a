import type { Words } from '../../language/words.ts'
import type { dossiers as french } from '../fr/dossiers.ts'

/** The words that pages of every kind of dossier share. */
export const dossiers: Words<typeof french> = {
  dossier: {
    steps: 'What happened',
    cloth: {
      caption: 'The cloth of this request: one more band at each step.',
      share: 'Share this cloth',
      shareHint: 'A picture without name or reference.',
      failed: 'The picture could not be drawn. Check the connection, then touch again.',
    },
    toCalendar: 'Add to my calendar',
    toDo: 'To do now',
    gone: 'This request is no longer there: it was erased, or its link has changed.',
    total: (amount: string) => `Total: ${amount}`,
    estimate: (amount: string) => `Estimated price: ${amount}`,
    details: 'What has happened',
    whatsapp: 'Write on WhatsApp',
    wrongPair: 'No request matches this reference and this phone number.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Too many attempts from your connection. Try again in a minute.'
        : `Too many attempts from your connection. Try again in ${minutes} minutes.`,
    away: 'Tracking is not answering at the moment. Your request is not lost: try again in a moment.',
    /** Of a seat whose session was moved or cancelled. */
    choice: {
      cancelled:
        'This session is cancelled. Choose another session, with nothing more to pay, or your money back. If it costs less, we pay the difference back.',
      moved:
        'This session has changed. You need to do nothing to keep the seat; otherwise choose another session or your money back. If it costs less, we pay the difference back.',
      other: 'Another session',
      take: 'Take this session',
      refund: 'Ask for the money back',
      refundText:
        'The seat is given back, and what was paid for it goes back to who paid. This cannot be undone.',
      refundSure: 'Give the seat back',
      failed:
        'This session was just taken, or takes nobody any more. Choose another one, or call us.',
      taken: 'Noted: the seat is in the session that you chose.',
      refunded: 'Noted: the seat is given back. We refund the person who paid.',
    },
  },
  device: {
    question: 'Is this device shared?',
    explanation:
      'Your requests stay open here. On a device that others use, they are forgotten when the browser is closed.',
    own: 'It is my device',
    shared: 'It is shared',
    list: 'My requests on this device',
  },
}
