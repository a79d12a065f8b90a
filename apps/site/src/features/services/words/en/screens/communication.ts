import type { Words } from '../../../../../language/words.ts'
import type { communication as french } from '../../fr/screens/communication.ts'

/** Digital communication strategy (spec 2.15). */
export const communication: Words<typeof french> = {
  title: 'Digital communication strategy',
  description:
    'A voice, a calendar and content that look like you, for Facebook, WhatsApp, LinkedIn and your website.',
  lead: 'A page that posts at random speaks to nobody. We help you keep up a conversation.',
  weekHeading: 'A week of posts, for example',
  week: [
    { day: 'Monday', text: 'A question to your customers, the answer the next day' },
    { day: 'Wednesday', text: 'Behind the scenes: one photo, three lines, a first name' },
    { day: 'Friday', text: 'The offer of the week, with its price and its number' },
    { day: 'Saturday', text: 'A customer tells a story, with their consent' },
  ],
  deliverablesHeading: 'What you receive',
  deliverables: [
    { name: 'The voice', text: 'Who you speak to, in what tone, and what you never say.' },
    { name: 'The calendar', text: 'Three months of topics, with the local feasts and seasons.' },
    { name: 'The templates', text: 'Layouts your team fills in alone, from a phone.' },
    { name: 'The watch', text: 'Who answers, how fast, and what to do when things heat up.' },
  ],
  quote: 'Ask for a quote',
  subject: 'Digital communication strategy',
}
