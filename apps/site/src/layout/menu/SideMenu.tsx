import type { Settings } from '@sira/contract/records/settings'
import { Icon } from '../../components/Icon.tsx'
import { Phone } from '../../components/Phone.tsx'
import { SocialLinks } from '../../components/SocialLinks.tsx'
import { phoneLink } from '../../format/phone.ts'
import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { isActive } from './activeItem.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { type MenuItem, mainMenu, sideMenuAdditions } from './navigation.ts'

interface SideMenuProps {
  settings: Settings
  words: Dictionary
  path: string
  /** Path and query, for the choice of language. */
  address: string
}

/** The side menu, which is the whole menu on a phone: a popover, closed by Escape or a tap beside it. */
export function SideMenu({ settings, words, path, address }: SideMenuProps) {
  const items = [...mainMenu(words), ...sideMenuAdditions(words, settings.productName)]
  return (
    <div id="side-menu" popover="auto" className="panel p-5">
      <button
        type="button"
        popoverTarget="side-menu"
        popoverTargetAction="hide"
        className="tap ms-auto gap-2 rounded-full border border-trait px-4 font-semibold"
      >
        <Icon name="close" />
        {words.menu.close}
      </button>
      {settings.showLang && (
        <nav aria-label={words.topBar.language} className="mt-4">
          <LanguageChoice
            address={address}
            words={words}
            className="flex flex-wrap gap-x-4"
            linkClass="tap underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
          />
        </nav>
      )}
      <nav aria-label={words.menu.sideLabel} className="mt-4 border-t border-trait">
        <ul>
          {items.map((item) => (
            <li key={item.name} className="border-b border-trait">
              <SideItem item={item} path={path} words={words} />
            </li>
          ))}
        </ul>
      </nav>
      <Reach settings={settings} words={words} />
      <section className="mt-8">
        <h2 className="mb-3 text-xl">{words.newsletter.title}</h2>
        <NewsletterForm words={words} id="side-newsletter" asksForProof={settings.proofOfWork} />
      </section>
      <SocialLinks settings={settings} label={words.footer.social} />
    </div>
  )
}

/** What the bar above the menu has no room for on a phone: every number, the e-mail, the hours. */
function Reach({ settings, words }: Pick<SideMenuProps, 'settings' | 'words'>) {
  const { firstContact, secondContact, thirdContact, email, weekdayHours, saturdayHours } = settings
  return (
    <section className="mt-8 lg:hidden">
      <h2 className="mb-1 text-xl">{words.topBar.label}</h2>
      <ul>
        {[firstContact, secondContact, thirdContact].map((phone) => (
          <li key={phone}>
            <a href={phoneLink(phone)} className="tap font-semibold hover:underline">
              <Phone number={phone} />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${email}`} className="tap break-all hover:underline">
            {email}
          </a>
        </li>
      </ul>
      <p className="mt-1 text-pierre">{words.topBar.hours(weekdayHours, saturdayHours)}</p>
    </section>
  )
}

function SideItem({ item, path, words }: { item: MenuItem; path: string; words: Dictionary }) {
  const linkClass = `tap w-full py-2 font-semibold ${isActive(item, path) ? 'text-laterite' : ''}`
  if (item.children.length === 0) {
    return (
      <a href={item.route} className={linkClass}>
        {item.name}
      </a>
    )
  }
  return (
    <details open={isActive(item, path)}>
      <summary className={`${linkClass} justify-between`}>
        {item.name}
        <Icon name="chevron" />
      </summary>
      <ul className="pb-3 ps-4">
        {item.route && <SubLink route={item.route} name={words.home.allServices} />}
        {item.children.map((child) => (
          <SubLink key={child.route} {...child} />
        ))}
      </ul>
    </details>
  )
}

function SubLink({ route, name }: { route: string; name: string }) {
  return (
    <li>
      <a href={route} className="tap w-full hover:underline">
        {name}
      </a>
    </li>
  )
}
