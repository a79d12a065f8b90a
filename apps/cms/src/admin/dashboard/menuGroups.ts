import type { SanitizedConfig, VisibleEntities } from 'payload'

export interface MenuGroup {
  name: string
  screens: { label: string; href: string }[]
}

/** What this person sees in the menu, under the same headings. */
export function menuGroups(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  visible: VisibleEntities,
): MenuGroup[] {
  const groups = new Map<string, MenuGroup['screens']>()
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
  return [...groups].map(([name, screens]) => ({ name, screens }))
}
