import type { Settings } from '@sira/contract/records/settings'
import { Icon } from '../../components/Icon.tsx'
import { Phone } from '../../components/Phone.tsx'
import { phoneLink, whatsappLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

interface TopBarProps {
  settings: Settings
  words: Dictionary
  /** Path and query of the page. */
  address: string
}

/** Numbers, e-mail, hours and the language, above the menu (spec 2.2). */
export function TopBar({ settings, words, address }: TopBarProps) {
  const phones = [settings.firstContact, settings.secondContact, settings.thirdContact]
  return (
    <div className="bg-indigo-nuit text-[0.9rem] text-lin">
      <div className="page flex min-h-11 flex-wrap items-center gap-x-5">
        {phones.map((phone, index) => (
          <a
            key={phone}
            href={phoneLink(phone)}
            className={index === 0 ? 'tap hover:underline' : 'tap hover:underline max-lg:hidden'}
          >
            <Phone number={phone} />
          </a>
        ))}
        <a href={`mailto:${settings.email}`} className="tap hover:underline max-lg:hidden">
          {settings.email}
        </a>
        <span className="max-lg:hidden">
          {words.topBar.hours(settings.weekdayHours, settings.saturdayHours)}
        </span>
        <a
          href={whatsappLink(settings.whatsapp)}
          rel="noopener"
          className="tap ms-auto hover:underline"
        >
          {words.topBar.whatsapp}
        </a>
        {settings.showLang && (
          <details name="langue" className="relative max-lg:hidden">
            <summary className="tap gap-1">
              <span className="sr-only">{words.topBar.language}</span>
              {words.languages[words.locale]}
              <Icon name="chevron" />
            </summary>
            <LanguageChoice
              address={address}
              words={words}
              className="submenu submenu-end text-encre"
              linkClass="tap w-full px-3 hover:underline"
            />
          </details>
        )}
      </div>
    </div>
  )
}
