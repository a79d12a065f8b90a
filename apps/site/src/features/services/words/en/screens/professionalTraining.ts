import type { Words } from '../../../../../language/words.ts'
import type { professionalTraining as french } from '../../fr/screens/professionalTraining.ts'

/** Training operations: four formats (spec 2.15). */
export const professionalTraining: Words<typeof french> = {
  title: 'Professional training',
  description:
    'Certified, inter-company and tailor-made courses, e-learning and virtual class: four formats to learn without leaving your post.',
  lead: 'Four ways to learn. One promise: that it is useful the very next day.',
  formats: [
    {
      name: 'Certified',
      forWhom: 'To have a skill recognised',
      text: 'A complete programme, marked exercises and a final test before a panel of practitioners. The certificate carries a number the employer can check.',
      facts: ['30 to 120 hours', 'Final test', 'Certificate that can be checked'],
    },
    {
      name: 'Inter-company',
      forWhom: 'For one or two people of your team',
      text: 'Participants from several businesses in one room, on fixed dates. People compare methods and leave with contacts.',
      facts: ['1 to 5 days', '12 people at most', 'Published calendar'],
    },
    {
      name: 'Tailor-made',
      forWhom: 'For a whole team, on your own documents',
      text: 'We come and see the work, write the programme with you, then train on your files, your customers, your machines.',
      facts: ['On your premises', 'At hours you choose', 'Follow-up after a month'],
    },
    {
      name: 'E-learning and virtual class',
      forWhom: 'To learn from Dori, from Gaoua or from home',
      text: 'A live trainer in the evening or on Saturdays, light material to keep, exercises corrected one by one. A 3G connection is enough.',
      facts: ['Live', 'Material under 5\u00a0MB', 'Audio replay'],
    },
  ],
  catalogue: 'See the catalogue',
  quote: 'Ask for a programme',
  subject: 'Training programme for my team',
}
