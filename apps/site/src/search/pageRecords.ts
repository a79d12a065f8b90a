import { locales } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import type { Dictionary } from '../i18n/fr.ts'
import type { SearchRecord } from './searchRecords.ts'

interface PageText {
  title: string
  description: string
}

/** The fixed pages that are found, by their French address, with the words they are made of. */
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

/** What the menu names: whoever asks for trainings asks for all of them. */
function listsOf(words: Dictionary): [string, PageText][] {
  const { trainings, sessions, jobs, jobAlerts, news, faq, quote, deliveryRequest, becomeCourier } =
    words
  const named = ({ title, description }: PageText) => ({ title, description })
  return [
    [routes.trainings, named({ ...trainings, title: trainings.pageTitle })],
    [routes.sessions, named({ ...sessions, title: sessions.pageTitle })],
    [routes.jobs, named(jobs)],
    [routes.alert, named(jobAlerts)],
    [routes.news, named(news)],
    [routes.faq, named(faq)],
    [routes.quote, named(quote)],
    [routes.deliveryRequest, named(deliveryRequest)],
    [routes.becomeCourier, named(becomeCourier)],
  ]
}

/** The services and what the company says of itself, in each language. */
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

/** Every sentence of a part of a dictionary; labels of one word say nothing. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return words.includes(' ') ? [words] : []
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(textsIn)
}
