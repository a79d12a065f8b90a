import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { MenuItem } from './navigation.ts'

/** A path that contains one of these words highlights that menu item as well (spec 2.1). */
const sections: readonly (readonly [string, string])[] = [
  ['jobs', routes.jobs],
  ['formations', routes.trainings],
  ['actualite', routes.news],
]

/** Whether a menu item is the current one: by its path, its sub-pages or the section rules. */
export function isActive(item: Omit<MenuItem, 'name'>, address: string): boolean {
  const { path } = withoutLocale(address)
  const own = item.route && withoutLocale(item.route).path
  if (own === path) return true
  if (own === routes.homeTwin && path === routes.home) return true
  if (item.children.some(({ route }) => route === address)) return true
  if (!own) return path.includes('digital')
  return sections.some(([word, route]) => own === route && path.includes(word))
}
