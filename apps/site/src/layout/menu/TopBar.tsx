import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../../components/Phone.tsx'
import { Hours } from '../../components/reach/Hours.tsx'
import { phoneLink, whatsappLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Shortcuts } from './Shortcuts.tsx'

interface TopBarProps {
  settings: Settings
  words: Dictionary
  path: string
  /** The path and the query of the page. */
  address: string
}

/**
 * Numbers, e-mail, hours and the language, above the menu (product 2.2). On a phone, trainings and
 * jobs replace the numbers, which the menu has, and WhatsApp becomes an icon. One row on every
 * desktop: where space is short, the hours take two lines of it.
 */
export function TopBar({ settings, words, path, address }: TopBarProps) {
  const phones = [settings.firstContact, settings.secondContact, settings.thirdContact]
  return (
    <div className="top-bar bg-indigo-nuit text-lin">
      <div className="page flex min-h-11 flex-wrap items-center gap-x-4">
        <Shortcuts path={path} words={words} />
        {phones.map((phone, index) => (
          <a
            key={phone}
            href={phoneLink(phone)}
            className={`tap hover:underline ${index === 0 ? 'max-sm:hidden max-lg:ms-4' : 'max-lg:hidden'}`}
          >
            <Phone number={phone} />
          </a>
        ))}
        <a href={`mailto:${settings.email}`} className="tap hover:underline max-lg:hidden">
          {settings.email}
        </a>
        <span className="flex-1 leading-snug max-lg:hidden">
          <Hours settings={settings} words={words} />
        </span>
        <a
          href={whatsappLink(settings.whatsapp)}
          rel="noopener"
          className="tap hover:underline max-lg:hidden"
        >
          {words.topBar.whatsapp}
        </a>
        {settings.showLang && <LanguageChoice address={address} words={words} />}
      </div>
    </div>
  )
}
