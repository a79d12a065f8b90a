import type { Words } from '../../language/words.ts'
import type { dossiers as french } from '../fr/dossiers.ts'

/** The words that pages of every kind of dossier share. */
export const dossiers: Words<typeof french> = {
  dossier: {
    steps: 'What happened',
    toDo: 'To do now',
    gone: 'This request is no longer there: it was erased, or its link has changed.',
    total: (amount: string) => `Total: ${amount}`,
    details: 'What has happened',
    whatsapp: 'Write on WhatsApp',
    wrongPair: 'No request matches this reference and this phone number.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Too many attempts from your connection. Try again in a minute.'
        : `Too many attempts from your connection. Try again in ${minutes} minutes.`,
    away: 'Tracking is not answering at the moment. Your request is not lost: try again in a moment.',
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
