import type { Settings } from '@sira/contract/records/settings'
import { Icon } from '../../components/Icon.tsx'
import { Phone } from '../../components/Phone.tsx'
import { Hours } from '../../components/reach/Hours.tsx'
import { SocialLinks } from '../../components/SocialLinks.tsx'
import { phoneLink } from '../../format/phone.ts'
import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { ariaCurrent, type Current, currentItem } from './currentItem.ts'
import { type MenuItem, mainMenu, sideMenuAdditions } from './navigation.ts'

interface SideMenuProps {
  settings: Settings
  words: Dictionary
  path: string
}

/** The side menu, which is the whole menu on a phone: a popover, closed by Escape or a tap beside it. */
export function SideMenu({ settings, words, path }: SideMenuProps) {
  const items = [...mainMenu(words), ...sideMenuAdditions(words, settings.productName)]
  const current = currentItem(items, path)
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
      <nav aria-label={words.menu.sideLabel} className="mt-4 border-t border-trait">
        <ul>
          {items.map((item) => (
            <li key={item.route ?? item.name} className="border-b border-trait">
              <SideItem item={item} current={current} words={words} />
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

/** The contacts that do not fit in a phone's bar: every number, the e-mail, the hours. */
function Reach({ settings, words }: Pick<SideMenuProps, 'settings' | 'words'>) {
  const { firstContact, secondContact, thirdContact, email } = settings
  return (
    <section className="mt-8 lg:hidden">
      <h2 className="text-xl">{words.topBar.label}</h2>
      <ul>
        {[firstContact, secondContact, thirdContact].map((phone) => (
          <li key={phone}>
            <a href={phoneLink(phone)} className="tap font-semibold hover:underline">
              <Phone number={phone} />
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${email}`} className="tap hover:underline">
            {email}
          </a>
        </li>
      </ul>
      <p className="mt-1 text-pierre">
        <Hours settings={settings} words={words} />
      </p>
    </section>
  )
}

interface SideItemProps {
  item: MenuItem
  current: Current<MenuItem> | undefined
  words: Dictionary
}

function SideItem({ item, current, words }: SideItemProps) {
  const { name, route = '', children } = item
  const isCurrent = current?.item === item
  const linkClass = `tap w-full py-2 font-semibold ${isCurrent ? 'text-laterite' : ''}`
  if (children.length === 0) {
    return (
      <a href={route} aria-current={ariaCurrent(current, route)} className={linkClass}>
        {name}
      </a>
    )
  }
  const own = item.route === undefined ? [] : [{ name: words.home.allServices, route }]
  return (
    <details open={isCurrent}>
      <summary className={`${linkClass} justify-between`}>
        {name}
        <Icon name="chevron" />
      </summary>
      <ul className="pb-3 ps-4">
        {[...own, ...children].map((child) => (
          <li key={child.route}>
            <a
              href={child.route}
              aria-current={ariaCurrent(current, child.route)}
              className="tap w-full hover:underline aria-[current]:font-semibold"
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
