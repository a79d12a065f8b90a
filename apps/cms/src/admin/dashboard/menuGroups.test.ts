import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { menuGroups } from './menuGroups.ts'

const collection = (slug: string, plural: string, group: string | false) => ({
  slug,
  labels: { singular: plural, plural },
  admin: { group },
})
// Only what the menu reads of the configuration.
const config = {
  collections: [
    collection('blogs', 'Actualités', 'Actualités'),
    collection('tags', 'Étiquettes', 'Actualités'),
    collection('users', 'Utilisateurs', 'Réglages'),
    collection('payload-jobs', 'Jobs', false),
  ],
  globals: [{ slug: 'settings', label: 'Réglages du site', admin: { group: 'Réglages' } }],
} as unknown as SanitizedConfig

describe('the screens at the foot of the dashboard', () => {
  it('stand under the headings of the menu', () => {
    const seen = menuGroups(config, {
      collections: ['blogs', 'tags', 'users', 'payload-jobs'],
      globals: ['settings'],
    })
    expect(seen).toEqual([
      {
        name: 'Actualités',
        screens: [
          { label: 'Actualités', href: '/admin/collections/blogs' },
          { label: 'Étiquettes', href: '/admin/collections/tags' },
        ],
      },
      {
        name: 'Réglages',
        screens: [
          { label: 'Utilisateurs', href: '/admin/collections/users' },
          { label: 'Réglages du site', href: '/admin/globals/settings' },
        ],
      },
    ])
  })

  it('are those the person may see, without empty headings', () => {
    const seen = menuGroups(config, { collections: ['tags'], globals: [] })
    expect(seen.map(({ name }) => name)).toEqual(['Actualités'])
    expect(seen[0]?.screens).toHaveLength(1)
  })
})
