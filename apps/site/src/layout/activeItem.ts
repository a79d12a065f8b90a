import { routes } from '@sira/contract/routes'
import type { MenuItem } from './navigation.ts'

/** A path that contains one of these words highlights that menu item as well (spec 2.1). */
const sections: readonly (readonly [string, string])[] = [
  ['jobs', routes.jobs],
  ['formations', routes.trainings],
  ['actualite', routes.news],
]

/** Whether a menu item is the current one: by its path, its sub-pages or the section rules. */
export function isActive(item: Omit<MenuItem, 'name'>, path: string): boolean {
  if (item.route === path) return true
  if (item.route === routes.homeTwin && path === routes.home) return true
  if (item.children.some(({ route }) => route === path)) return true
  if (!item.route) return path.includes('digital')
  return sections.some(([word, route]) => item.route === route && path.includes(word))
}
