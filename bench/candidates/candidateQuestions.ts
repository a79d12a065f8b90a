import { asked, type Questions, usual } from '../many/questions.ts'

const search = '/admin/api/candidatures?depth=0&limit=10'

/** All that staff read of applications; `LAST` is the number of the first copy of an offer. */
export const candidateQuestions: Questions = {
  pages: asked(usual, { offers: '/nos-offres-emplois' }),
  files: [],
  calls: asked(usual, { 'newest offers': '/api/jobs?populate=*&pagination[limit]=1@' }),
  screens: asked(usual, {
    'the board of an offer': '/admin/api/candidatures/tableau?offre=LAST&once=@',
    'its screen':
      '/admin/collections/candidatures?where[and][0][offre][equals]=LAST&limit=10&once=@',
    'an application': '/admin/api/candidatures/1/bureau?once=@',
    'selections of an offer': '/admin/api/partages/offre/LAST?once=@',
    'search, a trade': `${search}&where[searchText][like]=soudeur&once=@`,
    'search, a trade and a town': `${search}&where[searchText][like]=vendeuse%20koudougou&once=@`,
    'a list of applications': `${search}&page=@`,
  }),
}
