import type { Words } from '../../../../language/words.ts'
import type { about as french } from '../fr/about.ts'

/** The company (spec 2.4). */
export const about: Words<typeof french> = {
  about: {
    title: 'About us',
    description:
      'A team of trainers, advisers and developers based in Ouagadougou: our mission, our vision, our values and our story.',
    lead: 'The warp is yours: your trade, your team, your market. We bring the weft.',
    tabsLabel: 'Who we are',
    tabs: [
      {
        name: 'Mission',
        heading: 'Making everyone able to go further',
        paragraphs: [
          'We train people and teams in what they need next Monday: keeping a till, answering a call for tenders, selling online, passing an interview.',
          'Once the course is over, we can still be reached. What counts is not the certificate on the wall but the spreadsheet that is still in use six months later.',
        ],
      },
      {
        name: 'Vision',
        heading: 'A country where skills can be found next door',
        paragraphs: [
          'A shopkeeper in Kaya should be able to learn without closing for a week. A graduate in Koudougou should be able to apply for a job without paying for the coach to the capital.',
          'We build courses, a job service and tools that fit in a phone and on a modest connection.',
        ],
      },
      {
        name: 'Values',
        heading: 'Keep our word, show the work, respect other people’s money',
        paragraphs: [
          'Keep our word: the date, the price and the programme we announce are the ones you get.',
          'Show the work: every assignment ends with a document that you keep and can have checked.',
          'Respect other people’s money: we say so when a course will not help you, and when a free tool is enough.',
        ],
      },
      {
        name: 'History',
        heading: 'From a borrowed room to a house of services',
        paragraphs: [
          'It all began with evening classes in spreadsheets, in a room lent by a neighbourhood association in Ouagadougou. The students came back with their colleagues, then with their employers.',
          'Employers asked for candidates: the job service was born. Shopkeepers asked for an online shop, then for a courier. We have grown on demand, trade after trade.',
        ],
      },
    ],
    whyHeading: 'Why choose us',
    why: [
      {
        title: 'One contact who stays',
        text: 'The person who listened to your need follows it to the end and answers their own phone.',
      },
      {
        title: 'Practitioners in front of the class',
        text: 'Accounting is taught by an accountant, selling by a shopkeeper.',
      },
      {
        title: 'Prices in writing',
        text: 'A detailed quote before we start, in FCFA, with nothing added along the way.',
      },
    ],
    skillsHeading: 'How our clients rate us',
    skillsText: 'Share of clients who say they are satisfied, by line of work.',
    partnersHeading: 'They work with us',
    countersHeading: 'Sira in figures',
    ctaHeading: 'Let’s talk about your project',
    ctaText: 'A ten-minute call is enough to find out whether we can help.',
    cta: 'Contact us',
  },
}
