import type { Words } from '../../../../language/words.ts'
import type { faq as french } from '../fr/faq.ts'

/** Frequent questions (product 2.13). */
export const faq: Words<typeof french> = {
  faq: {
    title: 'Frequently asked questions',
    description:
      'Enrolment, payment, delivery, job offers: answers to the questions we are asked most often.',
    empty: 'Ask us your question: the answer will be added here.',
    more: 'Your question is not here?',
    ask: 'Write to us',
  },
}
