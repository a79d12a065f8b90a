import type { Words } from '../../../../../language/words.ts'
import type { dataAnalysis as french } from '../../fr/screens/dataAnalysis.ts'

/** Data and analysis (spec 2.15). */
export const dataAnalysis: Words<typeof french> = {
  title: 'Data and analysis',
  description:
    'Collection, cleaning, dashboards and analyses to decide by: NGOs, shops, cooperatives and public services.',
  lead: 'One right figure, read in time, is worth ten reports.',
  exampleHeading: 'An example',
  exampleText: 'Weekly sales of a neighbourhood shop, before and after it ran out of stock.',
  exampleLabel: 'Bar chart: ten weeks of sales, with a dip in weeks five and six.',
  week: 'W',
  stepsHeading: 'From data to decision',
  steps: [
    { name: 'Collect', text: 'Forms on a phone, offline, with checks on entry.' },
    { name: 'Clean', text: 'Duplicates, gaps and errors found, corrected and noted.' },
    { name: 'Show', text: 'A one-page dashboard that the director opens every Monday.' },
    {
      name: 'Decide',
      text: 'Three recommendations at most, each with its cost and expected effect.',
    },
  ],
  law: 'Personal data is handled under law 001-2021/AN, under the supervision of the CIL.',
  contact: 'Contact us',
  quote: 'Ask for a quote',
  subject: 'Data and analysis',
}
