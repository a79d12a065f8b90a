import { Icon } from '../../components/Icon.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { ariaCurrent, type Current, currentItem } from './currentItem.ts'
import { type MenuItem, mainMenu } from './navigation.ts'

const itemClass =
  'tap rounded-lg px-1 font-medium whitespace-nowrap hover:text-laterite min-[75rem]:px-2.5'
const activeClass = 'text-laterite underline decoration-3 underline-offset-[0.6em]'

/** The main menu of large screens; its sub-menus open by pointer, touch and keyboard without a script. */
export function MainMenu({ path, words }: { path: string; words: Dictionary }) {
  const items = mainMenu(words)
  const current = currentItem(items, path)
  return (
    <nav aria-label={words.menu.label} data-main-menu="" className="ms-auto max-lg:hidden">
      <ul className="flex flex-wrap items-center">
        {items.map((item) => (
          <li key={item.route ?? item.name} className="menu-group relative flex items-center">
            {item.children.length === 0 ? (
              <MenuLink item={item} current={current} />
            ) : (
              <SubMenu item={item} current={current} words={words} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MenuLinkProps {
  item: MenuItem
  current: Current<MenuItem> | undefined
}

function MenuLink({ item, current }: MenuLinkProps) {
  const { name, route = '' } = item
  return (
    <a
      href={route}
      className={current?.item === item ? `${itemClass} ${activeClass}` : itemClass}
      aria-current={ariaCurrent(current, route)}
    >
      {name}
    </a>
  )
}

function SubMenu({ item, current, words }: MenuLinkProps & { words: Dictionary }) {
  const summaryClass = 'tap rounded-lg font-medium hover:text-laterite'
  return (
    <>
      {item.route && <MenuLink item={item} current={current} />}
      <details name="main-menu">
        <summary
          className={`${summaryClass} ${item.route ? 'relative -mx-1 ps-1 min-[75rem]:-mx-2.5' : `gap-1 px-1 min-[75rem]:px-2.5 ${current?.item === item ? activeClass : ''}`}`}
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
                aria-current={ariaCurrent(current, route)}
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
