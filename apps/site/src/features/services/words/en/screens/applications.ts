import type { Words } from '../../../../../language/words.ts'
import type { applications as french } from '../../fr/screens/applications.ts'

/** Mobile app and software development (spec 2.15). */
export const applications: Words<typeof french> = {
  title: 'App development',
  description:
    'Websites, mobile apps and business software made for small phones and the slow connections of Burkina\u00a0Faso.',
  lead: 'A useful app opens fast, works without a network and does not eat the data plan.',
  budgetHeading: 'What we do not allow ourselves',
  budgets: [
    { figure: '3 s', text: 'for the first screen on an entry-level phone over 3G' },
    { figure: '5 MB', text: 'at most for an app to install' },
    { figure: '0', text: 'data lost when the network drops: everything waits and sets off again' },
  ],
  kindsHeading: 'What we build',
  kinds: [
    {
      name: 'Websites and shops',
      text: 'A site you update yourself, with payment on delivery or by mobile.',
    },
    { name: 'Mobile apps', text: 'Android first, in French and in the languages of your users.' },
    {
      name: 'Business software',
      text: 'Till, stock, school records, field monitoring: what shops do not sell ready-made.',
    },
    {
      name: 'Takeover and upkeep',
      text: 'We take over what exists, document it and keep it up to date.',
    },
  ],
  ownership: 'The source code is yours and is handed over with its documentation.',
  quote: 'Ask for a quote',
  subject: 'App development',
}
