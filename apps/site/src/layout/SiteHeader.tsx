import type { Settings } from '@sira/contract/records/settings'
import { Brand } from '../components/Brand.tsx'
import { Icon } from '../components/Icon.tsx'
import { whatsappLink } from '../format/phone.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { CartCount } from './menu/CartCount.tsx'
import { HeaderSearch } from './menu/HeaderSearch.tsx'
import { iconButton } from './menu/iconButton.ts'
import { MainMenu } from './menu/MainMenu.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { TopBar } from './menu/TopBar.tsx'

export interface SiteHeaderProps {
  settings: Settings
  words: Dictionary
  /** Path of the page, for the current item. */
  path: string
  /** Path and query, for the choice of language. */
  address: string
  /** For a visitor who saves data (decision 13). */
  light: boolean
}

/**
 * The header. On a phone it scrolls away with the page, and comes back when the page is scrolled up
 * (menu.css).
 */
export function SiteHeader({ settings, words, path, address, light }: SiteHeaderProps) {
  return (
    <header className="site-header">
      {settings.showTopHeader && (
        <p className="bg-mil px-4 py-2 text-center font-semibold">{words.topBar.banner}</p>
      )}
      <TopBar settings={settings} words={words} path={path} address={address} />
      <div className="page flex flex-wrap items-center lg:min-h-19 max-lg:min-h-15 min-[75rem]:gap-x-2">
        <Brand settings={settings} home={words.routes.home} light={light} />
        <MainMenu path={path} words={words} />
        <a
          href={whatsappLink(settings.whatsapp)}
          rel="noopener"
          aria-label={words.topBar.whatsapp}
          title={words.topBar.whatsapp}
          className={`${iconButton} ms-auto lg:hidden`}
        >
          <Icon name="whatsapp" className="size-5.5" />
        </a>
        {settings.showSearch && <HeaderSearch words={words} />}
        <a href={words.routes.cart} className={`${iconButton} max-lg:hidden`}>
          <Icon name="cart" />
          <span className="sr-only">{words.menu.cart}</span>
          <CartCount />
        </a>
        <a
          href={words.routes.login}
          aria-label={words.menu.login}
          title={words.menu.login}
          className={`${iconButton} max-lg:hidden`}
        >
          <Icon name="person" />
        </a>
        <button
          type="button"
          popoverTarget="side-menu"
          className={`${iconButton} gap-2 font-semibold sm:border sm:border-trait sm:px-4 sm:hover:border-current`}
        >
          <Icon name="menu" />
          <span className="max-sm:sr-only max-[75rem]:lg:sr-only">{words.menu.open}</span>
        </button>
      </div>
      <SideMenu settings={settings} words={words} path={path} />
    </header>
  )
}
