import { Icon } from '../../components/Icon.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { CartCount } from './CartCount.tsx'
import { ariaCurrent, currentItem } from './currentItem.ts'
import { bottomTabs } from './navigation.ts'

/** Five destinations under the thumb, below the large breakpoint (product 2.2). */
export function BottomBar({ path, words }: { path: string; words: Dictionary }) {
  const tabs = bottomTabs(words)
  const current = currentItem(tabs, path)
  return (
    <nav
      aria-label={words.menu.tabsLabel}
      className="bottom-bar fixed inset-x-0 bottom-0 z-10 border-t border-trait bg-blanc lg:hidden"
    >
      <ul className="flex">
        {tabs.map(({ name, route, icon }) => (
          <li key={route} className="grow">
            <a
              href={route}
              aria-current={ariaCurrent(current, route)}
              className={`flex min-h-[min(4rem,20vw)] flex-col items-center justify-center gap-1 text-[min(0.82rem,4.1vw)]/none font-semibold ${current?.link === route ? 'text-laterite' : ''}`}
            >
              <Icon name={icon} className="size-[min(1.375rem,8vw)]" />
              <span>
                {name}
                {icon === 'cart' && <CartCount />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
