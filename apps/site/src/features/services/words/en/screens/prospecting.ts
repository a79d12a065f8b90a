import type { Words } from '../../../../../language/words.ts'
import type { prospecting as french } from '../../fr/screens/prospecting.ts'

/** Sales prospecting, and the teams that are provided (spec 1, 2.15). */
export const prospecting: Words<typeof french> = {
  title: 'Sales prospecting',
  description:
    'A trained team, in your colours, to find customers, sell, promote or survey in Ouagadougou and in the regions.',
  lead: 'Your next customers do not know you yet. We go and knock on their door.',
  text: 'We prepare the list and the sales talk with you, train the team and report every week: visits made, contacts taken, sales closed.',
  teamsHeading: 'Teams at your disposal',
  teamsText: 'Four teams ready to leave, for a day or for a year.',
  teams: [
    {
      name: 'Prospecting team',
      text: 'Visits, appointments and first orders, district by district.',
    },
    { name: 'Sales team', text: 'Trained sellers and cashiers, for a shop, a fair or a season.' },
    {
      name: 'Promotion team',
      text: 'Demonstrations, tastings and hand-outs in markets and stations.',
    },
    {
      name: 'Survey team',
      text: 'Interviewers with tablets, in French, Mooré, Dioula or Fulfulde.',
    },
  ],
  reportHeading: 'What you receive every Friday',
  report: [
    'The list of people met and what they said',
    'Sales, appointments and refusals, with their reasons',
    'The plan for the following week, to correct with us',
  ],
  quote: 'Ask for a team',
  subject: 'A team at our disposal',
}
