import type { Words } from '../../../../../language/words.ts'
import type { marketing as french } from '../../fr/screens/marketing.ts'

/** Digital marketing strategy (spec 2.15). */
export const marketing: Words<typeof french> = {
  title: 'Digital marketing strategy',
  description:
    'A plan, a budget and results in figures: advertising, social networks and search for the businesses of Burkina\u00a0Faso.',
  lead: 'Spend less, in the right place, and know what every franc brings in.',
  funnelHeading: 'From passer-by to loyal customer',
  funnel: [
    {
      name: 'Be seen',
      text: 'Advertisements aimed by town and age, posters people photograph, a page that is found.',
    },
    {
      name: 'Be understood',
      text: 'An offer in one sentence, a visible price, an answer on WhatsApp within the hour.',
    },
    { name: 'Be chosen', text: 'Proof: real photos, customer reviews, a trial or a sample.' },
    {
      name: 'Be recommended',
      text: 'A thank-you after the purchase, a discount for the neighbour, one letter a month.',
    },
  ],
  measureHeading: 'What we measure with you',
  measures: [
    'Cost of a contact',
    'Share of contacts who buy',
    'Average basket',
    'Customers who come back',
  ],
  quote: 'Ask for a quote',
  subject: 'Digital marketing strategy',
}
