import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import type { ReactNode } from 'react'
import { About } from '../../features/company/About.tsx'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { withPageTexts } from '../../i18n/withPageTexts.ts'
import { siteSettings } from '../../transport/siteSettings.ts'
import { askedHome } from './askedHome.ts'
import { HomeScreen } from './HomeScreen.tsx'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'light' | 'day'>

interface Drawn {
  title: string
  Screen: () => ReactNode
}

/** The pages whose texts staff write, with texts that are not public yet. */
export const textPreviews: Readonly<
  Record<TextPageName, (visit: Visit, written: unknown) => Promise<Drawn>>
> = {
  accueil: async (visit, written) => {
    const home = await askedHome(visit, Promise.resolve(written))
    return { title: home.words.home.title, Screen: () => <HomeScreen {...home} /> }
  },
  'a-propos': async ({ backOffice, locale }, written) => {
    const words = withPageTexts(dictionaryOf(locale), 'a-propos', written)
    const settings = await siteSettings(backOffice, locale)
    return { title: words.about.title, Screen: () => <About settings={settings} words={words} /> }
  },
}
