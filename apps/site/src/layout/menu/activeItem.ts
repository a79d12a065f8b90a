import { recordTypes, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { recordKinds } from '../../kinds/recordKinds.ts'
import type { MenuItem } from './navigation.ts'

/**
 * A path that contains the word by which the addresses of a type begin (`jobs`) highlights the
 * list of that type as well (spec 2.1).
 */
const sections = typesWithPage.map((type) => {
  const { page } = recordTypes[type]
  const [, word] = page?.of === 'slug' ? page.at('').split('/') : []
  return { word, list: recordKinds[type].list }
})

/** Whether a menu item is the current one: by its path, its sub-pages or the section rules. */
export function isActive(item: Omit<MenuItem, 'name'>, address: string): boolean {
  const { path } = withoutLocale(address)
  const own = item.route && withoutLocale(item.route).path
  if (own === path) return true
  if (own === routes.homeTwin && path === routes.home) return true
  if (item.children.some(({ route }) => route === address)) return true
  if (!own) return path.includes('digital')
  return sections.some(({ word, list }) => own === list && word && path.includes(word))
}
