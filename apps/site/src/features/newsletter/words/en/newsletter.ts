import type { Words } from '../../../../language/words.ts'
import type { newsletter as french } from '../fr/newsletter.ts'

/** The newsletter form and its pages. */
export const newsletter: Words<typeof french> = {
  newsletter: {
    title: 'Courses and job offers, before everyone else',
    text: 'One letter a month, in French. Unsubscribe in one click.',
    email: 'Your e-mail address',
    submit: 'Subscribe',
    pageTitle: 'Newsletter',
    description: 'Subscribe to Sira’s newsletter: the month’s courses, job offers and news.',
    willConfirm: 'An e-mail will ask you to confirm.',
    promise:
      'We write only once a month and give your address to nobody. Every letter carries a link to unsubscribe.',
    confirm: {
      title: 'Confirm my subscription',
      question: 'Would you like to receive Sira’s newsletter at this address?',
      button: 'Yes, subscribe me',
      done: 'Confirmed. You will receive the next letter.',
      invalid:
        'This link is no longer valid. Subscribe again at the bottom of this page to receive another.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: 'Would you like to stop receiving Sira’s newsletter?',
      button: 'Yes, unsubscribe me',
      done: 'Done. You will not receive the letter any more.',
      invalid: 'This link is no longer valid. You may already have unsubscribed.',
    },
    away: 'Our server is not answering. Nothing is lost: try again in a moment.',
  },
}
