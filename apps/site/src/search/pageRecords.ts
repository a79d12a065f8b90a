import { locales } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import type { Dictionary } from '../i18n/fr.ts'
import type { SearchRecord } from './searchRecords.ts'

interface PageText {
  title: string
  description: string
}

/** The fixed pages in the search, by their French address, with their texts. */
function pagesOf(words: Dictionary): [route: string, text: PageText][] {
  const { serviceScreens: screens } = words
  return [
    [routes.services, words.services],
    [routes.about, words.about],
    [routes.contact, words.contact],
    [routes.leaveCv, words.application],
    [routes.professionalTraining, screens.professionalTraining],
    [routes.advice, screens.advice],
    [routes.transformation, screens.transformation],
    [routes.jobMatching, screens.jobMatching],
    [routes.delivery, screens.delivery],
    [routes.prospecting, screens.prospecting],
    [routes.marketing, screens.marketing],
    [routes.communication, screens.communication],
    [routes.graphicDesign, screens.graphicDesign],
    [routes.applications, screens.applications],
    [routes.data, screens.dataAnalysis],
    [routes.cv, { title: words.cv.title, description: words.cv.description }],
    [routes.file, { title: words.file.title, description: words.file.description }],
    [routes.letter, { title: words.letter.title, description: words.letter.description }],
    ...listsOf(words),
  ]
}

/** The lists of the menu: a search for their names finds them too. */
function listsOf(words: Dictionary): [string, PageText][] {
  const { nearby, trainings, sessions, jobs, jobAlerts, employerOffer, news, faq } = words
  const { quote, deliveryRequest, becomeCourier } = words
  const named = ({ title, description }: PageText) => ({ title, description })
  return [
    [routes.trainings, named({ ...trainings, title: trainings.pageTitle })],
    [routes.sessions, named({ ...sessions, title: sessions.pageTitle })],
    [routes.jobs, named(jobs)],
    [routes.nearby, named(nearby)],
    [routes.alert, named(jobAlerts)],
    [routes.employerOffer, named(employerOffer)],
    [routes.news, named(news)],
    [routes.faq, named(faq)],
    [routes.quote, named(quote)],
    [routes.deliveryRequest, named(deliveryRequest)],
    [routes.becomeCourier, named(becomeCourier)],
  ]
}

/** The services and the page about the company, in each language. */
export function pageRecords(): SearchRecord[] {
  return locales.flatMap(({ code: language }) =>
    pagesOf(dictionaryOf(language)).map(([route, text]) => ({
      type: 'pages' as const,
      id: route,
      language,
      place: route,
      title: text.title,
      body: [text.description, ...textsIn({ ...text, title: '', description: '' })].join(' '),
      updated: '',
    })),
  )
}

/** Gives every sentence of a part of a dictionary; labels of one word are left out. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return words.includes(' ') ? [words] : []
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(textsIn)
}
