import { asked, type Questions, usual } from '../many/questions.ts'

/** All that is read of sessions and seats; `LAST` is a session among the copies. */
export const roomQuestions: Questions = {
  pages: asked(usual, {
    catalogue: '/nos-formations',
    'catalogue of a month': '/nos-formations?date=2026-12',
    sessions: '/sessions',
    'sessions as JSON': '/sessions.json',
    'a training': '/formations/vendre-en-ligne',
  }),
  files: asked(usual, { 'calendar file of all': '/sessions/agenda.ics' }),
  calls: asked(usual, {
    'a page of sessions': '/api/sessions?populate=*&pagination[limit]=1@',
    'sessions to come':
      '/api/sessions?filters[debut][$gte]=2026-11-28&sort=debut:asc&populate=formation&pagination[limit]=1@',
    'sessions of a training':
      '/api/sessions?filters[formation][id][$eq]=1&sort=debut:asc&pagination[limit]=1@',
    'sessions of a town': '/api/sessions?filters[ville][$eq]=Bobo-Dioulasso&pagination[limit]=1@',
  }),
  screens: asked(usual, {
    'a session': '/admin/collections/sessions/@',
    'its presence': '/admin/api/pointages/session/2@',
    'the calendar, a month': '/admin/calendrier?mois=2026-12&once=@',
    'the calendar, a week': '/admin/calendrier?semaine=2026-12-07&once=@',
    'a list of sessions': '/admin/collections/sessions?page=@',
    'a list of enrolments': '/admin/collections/inscriptions?page=@',
  }),
}
