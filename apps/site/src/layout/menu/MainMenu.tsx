import { Icon } from '../../components/Icon.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { isActive } from './activeItem.ts'
import { type MenuItem, mainMenu } from './navigation.ts'

const itemClass =
  'tap rounded-lg px-1.5 font-medium whitespace-nowrap hover:text-laterite min-[75rem]:px-2.5'
const activeClass = 'text-laterite underline decoration-3 underline-offset-[0.6em]'

/** The main menu of large screens; its sub-menus open by pointer, touch and keyboard without a script. */
export function MainMenu({ path, words }: { path: string; words: Dictionary }) {
  return (
    <nav aria-label={words.menu.label} data-main-menu="" className="ms-auto max-lg:hidden">
      <ul className="flex items-center">
        {mainMenu(words).map((item) => (
          <li key={item.name} className="menu-group relative flex items-center">
            {item.children.length === 0 ? (
              <MenuLink item={item} path={path} />
            ) : (
              <SubMenu item={item} path={path} words={words} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  const active = isActive(item, path)
  return (
    <a
      href={item.route}
      className={active ? `${itemClass} ${activeClass}` : itemClass}
      aria-current={active ? 'page' : undefined}
    >
      {item.name}
    </a>
  )
}

function SubMenu({ item, path, words }: { item: MenuItem; path: string; words: Dictionary }) {
  const summaryClass = 'tap rounded-lg font-medium hover:text-laterite'
  return (
    <>
      {item.route && <MenuLink item={item} path={path} />}
      <details name="main-menu">
        <summary
          className={`${summaryClass} ${item.route ? 'pe-1 min-[75rem]:pe-2' : `gap-1 px-1.5 min-[75rem]:px-2.5 ${isActive(item, path) ? activeClass : ''}`}`}
          aria-label={words.menu.subPagesOf(item.name)}
        >
          {!item.route && item.name}
          <Icon name="chevron" className="size-4" />
        </summary>
        <ul className="submenu">
          {item.children.map(({ name, route }) => (
            <li key={route}>
              <a
                href={route}
                className="tap w-full rounded-lg px-3 hover:bg-lin"
                aria-current={route === path ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
