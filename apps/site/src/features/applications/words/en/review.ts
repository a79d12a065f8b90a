import type { Words } from '../../../../language/words.ts'
import type { review as fr } from '../fr/review.ts'

/** Sending the paper of a paid review (product 2.15). */
export const review: Words<typeof fr> = {
  review: {
    title: 'Send a document to review',
    description: 'Send the CV or the letter of your order of a review, as PDF, Word or a photo.',
    lead: 'For an order of a review: we work on it as soon as we have it, and erase it once the order is handed over.',
    reference: 'Reference of the order',
    referenceHint: 'It begins with CM.',
    papers: { cv: 'The CV to review', lettre: 'The letter to review' },
    others: { cv: 'Send a letter instead', lettre: 'Send a CV instead' },
    submit: 'Send the document',
    sent: 'We have received your document. We call you if there is a question.',
    order: 'See my order',
    unknown:
      'No order of a review under way has this reference and this number. Check both, or call us.',
    problems: {
      reference:
        'No order of a review under way has this reference and this number. Check both, or call us.',
      phone: 'Please type the phone number of the order.',
      cv: 'Choose the file of the CV.',
      lettre: 'Choose the file of the letter.',
    },
  },
}
