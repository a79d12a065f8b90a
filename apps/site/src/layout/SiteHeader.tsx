import type { Settings } from '@sira/contract/records/settings'
import { Brand } from '../components/Brand.tsx'
import { Icon } from '../components/Icon.tsx'
import { SearchBox } from '../components/SearchBox.tsx'
import type { Dictionary } from '../i18n/fr.ts'
import { MainMenu } from './menu/MainMenu.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { TopBar } from './menu/TopBar.tsx'

interface SiteHeaderProps {
  settings: Settings
  words: Dictionary
  /** Path of the page, for the current item. */
  path: string
  /** Path and query, for the choice of language. */
  address: string
}

export function SiteHeader({ settings, words, path, address }: SiteHeaderProps) {
  return (
    <header className="site-header">
      {settings.showTopHeader && (
        <p className="bg-mil px-4 py-2 text-center font-semibold">{words.topBar.banner}</p>
      )}
      <TopBar settings={settings} words={words} address={address} />
      <div className="page flex min-h-19 items-center gap-4">
        <Brand name={settings.brandName} home={words.routes.home} />
        <MainMenu path={path} words={words} />
        <a
          href={words.routes.login}
          aria-label={words.menu.login}
          title={words.menu.login}
          className="tap min-w-11 justify-center rounded-full hover:bg-lin max-lg:hidden"
        >
          <Icon name="person" />
        </a>
        <button
          type="button"
          popoverTarget="side-menu"
          className="tap gap-2 rounded-full border border-trait px-4 font-semibold hover:border-current max-lg:ms-auto"
        >
          <Icon name="menu" />
          <span className="max-[75rem]:lg:sr-only">{words.menu.open}</span>
        </button>
      </div>
      {settings.showSearch && (
        <div className="page no-print pb-3">
          <SearchBox id="header-search" words={words} />
        </div>
      )}
      <SideMenu settings={settings} words={words} path={path} address={address} />
    </header>
  )
}
