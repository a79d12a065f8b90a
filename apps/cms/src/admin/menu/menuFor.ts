import type { SanitizedConfig, VisibleEntities } from 'payload'
import type { Person } from '../../access/role.ts'
import { type OwnScreen, type Section, sections } from './sections.ts'

export interface MenuEntry {
  label: string
  href: string
  /** The entries on its screen. */
  within?: MenuEntry[]
}

export interface MenuSection extends Pick<Section, 'name' | 'icon'> {
  /** Its first screen. */
  href: string
  entries: MenuEntry[]
}

type Config = Pick<SanitizedConfig, 'collections' | 'globals'>

/** The sections that a person may open, with what they find there. Lists come after single screens. */
export function menuFor(person: Person, config: Config, visible: VisibleEntities): MenuSection[] {
  const groups = visibleGroups(config, visible)
  const own = (screens: readonly OwnScreen[]): MenuEntry[] =>
    screens.filter(({ isFor }) => isFor(person)).map(({ label, href }) => ({ label, href }))
  return sections.flatMap(({ name, icon, screens, shownTogether, later = [], lists = [] }) => {
    const types = groups.get(name) ?? []
    const together = shownTogether && own([shownTogether]).map((one) => ({ ...one, within: types }))
    const entries = [
      ...own(screens),
      ...(together ?? types),
      ...own(later),
      ...lists.flatMap((list) => {
        const within = groups.get(list)
        return within === undefined ? [] : [{ label: list, href: listAddress(list), within }]
      }),
    ]
    const [first] = entries
    return first === undefined ? [] : [{ name, icon, href: first.href, entries }]
  })
}

/** « /admin/listes/petites-listes » of « Petites listes ». */
export function listAddress(list: string): string {
  const plain = list.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `/admin/listes/${plain.replace(/\s+/g, '-')}`
}

function visibleGroups(
  { collections, globals }: Config,
  visible: VisibleEntities,
): Map<string, MenuEntry[]> {
  const groups = new Map<string, MenuEntry[]>()
  const add = (group: unknown, label: unknown, href: string) => {
    if (typeof group !== 'string' || typeof label !== 'string') return
    groups.set(group, [...(groups.get(group) ?? []), { label, href }])
  }
  for (const { slug, admin, labels } of collections) {
    const href = `/admin/collections/${slug}`
    if (visible.collections.includes(slug)) add(admin.group, labels.plural, href)
  }
  for (const { slug, admin, label } of globals) {
    if (visible.globals.includes(slug)) add(admin?.group, label, `/admin/globals/${slug}`)
  }
  return groups
}
