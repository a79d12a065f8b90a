import type { servicePages } from '@sira/contract/pageTexts/services/servicePages'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { withPageTexts } from '../../../i18n/withPageTexts.ts'
import { drawnDigital } from './drawnDigital.tsx'
import { drawnServices } from './drawnServices.tsx'
import type { DrawService, DrawTexts } from './drawTexts.ts'

type ServicePageName = keyof typeof servicePages

const draw: Readonly<Record<ServicePageName, DrawService>> = { ...drawnServices, ...drawnDigital }

/** A page of the services with texts that are not public yet. */
export function servicePreview(page: ServicePageName): DrawTexts {
  return async (visit, written) => {
    const words = withPageTexts(dictionaryOf(visit.locale), page, written)
    const drawn = await draw[page](words, visit)
    return { title: words.services.title, Screen: () => drawn }
  }
}
