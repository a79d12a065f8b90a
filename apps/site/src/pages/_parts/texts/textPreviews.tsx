import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import { About } from '../../../features/company/About.tsx'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { withPageTexts } from '../../../i18n/withPageTexts.ts'
import { pageTexts } from '../../../transport/pageTexts.ts'
import { siteSettings } from '../../../transport/siteSettings.ts'
import { askedHome } from '../askedHome.ts'
import { HomeScreen } from '../HomeScreen.tsx'
import type { DrawTexts } from './drawTexts.ts'
import { servicePreview } from './servicePreview.ts'

/** The pages whose texts staff write, with texts that are not public yet. */
export const textPreviews: Readonly<Record<TextPageName, DrawTexts>> = {
  accueil: async (visit, written) => {
    const home = await askedHome(visit, Promise.resolve(written))
    return { title: home.words.home.title, Screen: () => <HomeScreen {...home} /> }
  },
  'a-propos': async ({ backOffice, locale }, written) => {
    const words = withPageTexts(dictionaryOf(locale), 'a-propos', written)
    const settings = await siteSettings(backOffice, locale)
    return { title: words.about.title, Screen: () => <About settings={settings} words={words} /> }
  },
  services: servicePreview('services'),
  formation: servicePreview('formation'),
  conseils: servicePreview('conseils'),
  transformation: servicePreview('transformation'),
  emploi: servicePreview('emploi'),
  livraison: servicePreview('livraison'),
  prospection: servicePreview('prospection'),
  marketing: servicePreview('marketing'),
  communication: servicePreview('communication'),
  graphisme: servicePreview('graphisme'),
  applications: servicePreview('applications'),
  data: servicePreview('data'),
  // Around the home page as visitors have it.
  menus: async (visit, menus) => {
    const home = await askedHome(visit, pageTexts(visit.backOffice, visit.locale, 'accueil'))
    return { title: home.words.home.title, Screen: () => <HomeScreen {...home} />, menus }
  },
}
