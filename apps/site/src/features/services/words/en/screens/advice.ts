import type { Words } from '../../../../../language/words.ts'
import type { advice as french } from '../../fr/screens/advice.ts'

/** Advice and market studies (spec 2.15). */
export const advice: Words<typeof french> = {
  title: 'Advice and market studies',
  description:
    'Surveys, market studies and business plans in Burkina\u00a0Faso: answers from the field before you invest.',
  lead: 'Before you rent the shop, know who will walk past it.',
  questionsHeading: 'The questions we answer',
  questions: [
    {
      question: 'Are there enough customers?',
      answer: 'Counts, interviews and polls in your area, in three weeks.',
    },
    {
      question: 'What price to ask?',
      answer: 'A survey of competitors’ prices and a test with a hundred buyers.',
    },
    {
      question: 'How much does it take to start?',
      answer: 'A business plan in figures, month by month, that the bank can read.',
    },
    {
      question: 'Why are sales falling?',
      answer: 'Lost customers questioned one by one, till and stock reviewed.',
    },
  ],
  methodHeading: 'Our method fits on a page',
  method:
    'A written question, a sample explained, trained interviewers, the raw figures handed over with the report. You can check everything.',
  contact: 'Contact us',
  quote: 'Ask for a quote',
  subject: 'Advice or market study',
}
