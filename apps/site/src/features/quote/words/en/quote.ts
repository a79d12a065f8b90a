import type { Words } from '../../../../language/words.ts'
import type { quote as french } from '../fr/quote.ts'

/** The page of the quote form (spec 2.12). */
export const quote: Words<typeof french> = {
  quote: {
    title: 'Ask for a quote',
    heading: 'Ask for a quote for made-to-measure services',
    description:
      'Describe your need for training, advice, jobs, delivery or digital services: you receive a detailed quote in FCFA.',
    aside: [
      {
        title: 'Free and without obligation',
        text: 'The quote commits you to nothing, and we remind you only once.',
      },
      {
        title: 'An answer within one working day',
        text: 'An adviser calls you on the number you give to go through your need.',
      },
      {
        title: 'A firm price',
        text: 'The amount is broken down line by line, in FCFA, and valid for thirty days.',
      },
    ],
    send: 'Send the request',
    about: (subject: string) => `Hello, my request is about: ${subject}.`,
    quantity: (count: number) => `Quantity: ${count}.`,
    preferPhone: 'Would you rather talk?',
  },
}
