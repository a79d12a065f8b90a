import type { Dictionary } from '../../i18n/fr.ts'
import { ariaCurrent, currentItem } from './currentItem.ts'
import { shortcuts } from './navigation.ts'

/** Links to trainings and jobs, visible on every page of a phone without a menu. */
export function Shortcuts({ path, words }: { path: string; words: Dictionary }) {
  const items = shortcuts(words)
  const current = currentItem(items, path)
  return (
    <nav aria-label={words.menu.shortcutsLabel} className="lg:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {items.map(({ name, route }) => (
          <li key={route}>
            <a
              href={route}
              aria-current={ariaCurrent(current, route)}
              className="tap min-w-[44px] font-semibold decoration-mil decoration-3 underline-offset-[0.45em] hover:underline aria-[current]:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
