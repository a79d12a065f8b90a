import type { Words } from '../../../../../language/words.ts'
import type { transformation as french } from '../../fr/screens/transformation.ts'

/** Digital transformation (spec 2.15). */
export const transformation: Words<typeof french> = {
  title: 'Digital transformation',
  description:
    'From the notebook to the shared tool, without stopping work: diagnosis, choice of tools, training and follow-up.',
  lead: 'We do not throw away the notebook. We keep what works and write it down once.',
  pairsHeading: 'Before, after',
  before: 'Before',
  after: 'After',
  pairs: [
    {
      before: 'Three stock notebooks that do not agree',
      after: 'One shared table, updated from the phone',
    },
    {
      before: 'Invoices redone by hand every month',
      after: 'A template that calculates, numbers and files',
    },
    {
      before: 'Customers’ messages on five phones',
      after: 'One business number, answers the whole team can find',
    },
    { before: 'The report awaited for two weeks', after: 'The day’s figures, every evening' },
  ],
  rulesHeading: 'Our three rules',
  rules: [
    {
      name: 'Start from people',
      text: 'Whoever enters the data chooses the screen. A tool imposed is a tool abandoned.',
    },
    {
      name: 'Start from what exists',
      text: 'A well-kept spreadsheet beats software nobody opens.',
    },
    { name: 'Stay free', text: 'Your data comes out in an open format, on the day you choose.' },
  ],
  quote: 'Ask for a quote',
  subject: 'Digital transformation',
}
