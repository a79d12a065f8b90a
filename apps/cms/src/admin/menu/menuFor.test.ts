import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../../test/support/loadedConfig.ts'
import { roles } from '../../access/role.ts'
import { menuFor } from './menuFor.ts'

const config = await loadedConfig()
const everybody = Object.keys(roles).map((role) => ({ role, moreRoles: [] }))

/** The types that Payload shows to this person, by their `admin.hidden`. */
function visibleTo(user: (typeof everybody)[number]) {
  const isSeen = ({ admin }: { admin?: { hidden?: unknown; group?: unknown } }) => {
    const hidden = admin?.hidden
    return !(typeof hidden === 'function' ? hidden({ user }) : hidden) && Boolean(admin?.group)
  }
  const ours = ({ slug }: { slug: string }) => !slug.startsWith('payload-')
  return {
    collections: config.collections
      .filter(ours)
      .filter(isSeen)
      .map(({ slug }) => slug),
    globals: config.globals
      .filter(ours)
      .filter(isSeen)
      .map(({ slug }) => slug),
  }
}

describe.each(everybody)('the menu of the role $role', (user) => {
  const visible = visibleTo(user)
  const menu = menuFor(user, config, visible)

  it('has seven sections at most, and ten entries at most behind each', () => {
    expect(menu.length).toBeLessThanOrEqual(7)
    const crowded = menu.filter(({ entries }) => entries.length > 10)
    expect(crowded.map(({ name, entries }) => [name, entries.map(({ label }) => label)])).toEqual(
      [],
    )
  })

  it('leads to every screen that the role may open, each by one way', () => {
    const led = menu
      .flatMap(({ entries }) => entries.flatMap((entry) => entry.within ?? [entry]))
      .map(({ href }) => href)
    expect(new Set(led).size).toBe(led.length)
    const wanted = [
      ...visible.collections.map((slug) => `/admin/collections/${slug}`),
      ...visible.globals.map((slug) => `/admin/globals/${slug}`),
    ]
    expect(wanted.filter((href) => !led.includes(href))).toEqual([])
  })
})
