import type { Locale } from '@sira/contract/locales'
import { aboutTexts } from '@sira/contract/pageTexts/about/aboutPage'
import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { menuTexts } from '@sira/contract/pageTexts/menus/menusPage'
import type { TextsOfPage } from '@sira/contract/pageTexts/pageText'
import { readTexts } from '@sira/contract/pageTexts/readTexts'
import { adviceTexts } from '@sira/contract/pageTexts/services/advicePage'
import { allServicesTexts } from '@sira/contract/pageTexts/services/allServicesPage'
import { applicationsTexts } from '@sira/contract/pageTexts/services/applicationsPage'
import { communicationTexts } from '@sira/contract/pageTexts/services/communicationPage'
import { dataAnalysisTexts } from '@sira/contract/pageTexts/services/dataAnalysisPage'
import { deliveryTexts } from '@sira/contract/pageTexts/services/deliveryPage'
import { graphicDesignTexts } from '@sira/contract/pageTexts/services/graphicDesignPage'
import { jobMatchingTexts } from '@sira/contract/pageTexts/services/jobMatchingPage'
import { marketingTexts } from '@sira/contract/pageTexts/services/marketingPage'
import { professionalTrainingTexts } from '@sira/contract/pageTexts/services/professionalTrainingPage'
import { prospectingTexts } from '@sira/contract/pageTexts/services/prospectingPage'
import { transformationTexts } from '@sira/contract/pageTexts/services/transformationPage'
import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import { homeParts } from '../features/home/words/homeParts.ts'
import type { Dictionary } from './fr.ts'

type Write = (words: Dictionary, written: unknown) => Partial<Dictionary>
type Screens = Dictionary['serviceScreens']
type Screen = keyof Screens
type Read<Words> = (locale: Locale, written: unknown) => Partial<Words>

const write: Readonly<Record<TextPageName, Write>> = {
  accueil: ({ home, locale }, written) => ({
    home: { ...home, ...homeParts(readTexts(homeTexts, locale, written)) },
  }),
  'a-propos': ({ about, locale }, written) => ({
    about: { ...about, ...readTexts(aboutTexts, locale, written) },
  }),
  services: ({ services, locale }, written) => ({
    services: { ...services, ...readTexts(allServicesTexts, locale, written) },
  }),
  formation: service('professionalTraining', reading(professionalTrainingTexts)),
  conseils: service('advice', reading(adviceTexts)),
  transformation: service('transformation', reading(transformationTexts)),
  emploi: service('jobMatching', reading(jobMatchingTexts)),
  livraison: service('delivery', reading(deliveryTexts)),
  prospection: service('prospecting', reading(prospectingTexts)),
  marketing: service('marketing', reading(marketingTexts)),
  communication: service('communication', reading(communicationTexts)),
  graphisme: service('graphicDesign', reading(graphicDesignTexts)),
  applications: service('applications', reading(applicationsTexts)),
  data: service('dataAnalysis', reading(dataAnalysisTexts)),
  menus: ({ menu, footer, locale }, written) => {
    const texts = readTexts(menuTexts, locale, written)
    const { servicePages, digitalPages } = texts
    return {
      menu: { ...menu, ...texts.main, ...texts.further },
      servicePages,
      digitalPages,
      footer: { ...footer, ...texts.footer },
    }
  },
}

/** Merged dictionaries by answer, while the answer is in use: pages share answers. */
const made = new WeakMap<object, Map<TextPageName, Map<Dictionary, Dictionary>>>()

/** Gives the dictionary with staff's texts of a page in place of the original ones. */
export function withPageTexts(words: Dictionary, page: TextPageName, written: unknown): Dictionary {
  if (typeof written !== 'object' || written === null) return wordsWith(words, page, written)
  const ofPages = made.get(written) ?? new Map()
  const ofWords: Map<Dictionary, Dictionary> = ofPages.get(page) ?? new Map()
  const known = ofWords.get(words) ?? wordsWith(words, page, written)
  made.set(written, ofPages.set(page, ofWords.set(words, known)))
  return known
}

function wordsWith(words: Dictionary, page: TextPageName, written: unknown): Dictionary {
  return { ...words, ...write[page](words, written) }
}

function service<Name extends Screen>(screen: Name, read: Read<Screens[Name]>): Write {
  return ({ serviceScreens, locale }, written) => ({
    serviceScreens: {
      ...serviceScreens,
      [screen]: { ...serviceScreens[screen], ...read(locale, written) },
    },
  })
}

function reading<Texts extends TextsOfPage>(texts: Texts) {
  return (locale: Locale, written: unknown) => readTexts(texts, locale, written)
}
