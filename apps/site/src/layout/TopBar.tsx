import type { Settings } from '@sira/contract/records/settings'
import { formatPhone, phoneLink, whatsappLink } from '../format/phone.ts'
import type { Dictionary } from '../i18n/fr.ts'

/** Numbers, e-mail and hours above the menu (spec 2.2). */
export function TopBar({ settings, words }: { settings: Settings; words: Dictionary }) {
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
            {formatPhone(phone)}
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
      </div>
    </div>
  )
}
