import { asked, type Questions, usual } from '../many/questions.ts'

/** Lists of staff have no limit of time. */
const unlimited = Number.POSITIVE_INFINITY
const training = 'tableur-du-debutant-au-tableau-de-bord'

/** All reads of sessions and seats; `2@` is a session among the copies. */
export const roomQuestions: Questions = {
  pages: asked(usual, {
    catalogue: '/nos-formations',
    'catalogue of a month': '/nos-formations?mois=2027-01',
    'catalogue of a town': '/nos-formations?ville=bobo-dioulasso',
    'a training with sessions': `/formations/${training}`,
    sessions: '/sessions',
    'sessions as JSON': '/sessions.json',
  }),
  files: asked(usual, { 'calendar file of all': '/sessions/agenda.ics' }),
  calls: asked(usual, {
    'a page of sessions': '/api/sessions?populate=*&pagination[limit]=1@',
    'sessions to come':
      '/api/sessions?filters[debut][$gte]=2026-11-28&sort=debut:asc&populate=formation&pagination[limit]=1@',
    'sessions of a training': `/api/sessions?filters[formation][slug][$eq]=${training}&sort=debut:asc&pagination[limit]=1@`,
    'sessions of a town': '/api/sessions?filters[ville][$eq]=Bobo-Dioulasso&pagination[limit]=1@',
  }),
  screens: [
    ...asked(usual, {
      'a session': '/admin/collections/sessions/2@',
      'its presence': '/admin/api/pointages/session/2@',
      'its convocations': '/admin/api/inscriptions/session/2@/convocations',
      'the calendar, a month': '/admin/calendrier?mois=2026-12&once=@',
      'the calendar, a week': '/admin/calendrier?semaine=2026-12-07&once=@',
    }),
    ...asked(unlimited, {
      'a list of sessions': '/admin/collections/sessions?page=@',
      'a list of enrolments': '/admin/collections/inscriptions?page=@',
    }),
  ],
}
