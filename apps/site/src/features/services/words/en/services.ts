import type { Words } from '../../../../language/words.ts'
import type { services as french } from '../fr/services.ts'

/** All services (spec 2.5). */
export const services: Words<typeof french> = {
  services: {
    title: 'Our services',
    description:
      'Training, advice, jobs, delivery and digital services: eight lines of work under one roof, in Ouagadougou and throughout Burkina\u00a0Faso.',
    lead: 'Eight lines of work, one team to follow you.',
    processHeading: 'How we work',
    process: [
      {
        name: 'Needs analysis',
        text: 'We come and see, we listen to those who will do the work, we put it in writing.',
      },
      {
        name: 'Planning and design',
        text: 'A calendar, a price, a mock-up or a programme: you correct it before we start.',
      },
      {
        name: 'Development and implementation',
        text: 'The work moves in short steps, each one shown and approved.',
      },
      {
        name: 'Evaluation',
        text: 'We measure with you what has changed, then put right what needs to be.',
      },
    ],
    callHeading: 'A question before you choose?',
    call: 'Call an adviser',
    contact: 'Write to us',
  },
}
