import { describe, expect, it } from 'vitest'
import { currentEntry } from './currentEntry.ts'
import { listAddress, type MenuSection } from './menuFor.ts'

const tags = { label: 'Étiquettes', href: '/admin/collections/tags' }
const lists = { label: 'Petites listes', href: '/admin/listes/petites-listes', within: [tags] }
const section = (name: string, ...entries: MenuSection['entries']): MenuSection => ({
  ...{ name, icon: '', entries },
  href: entries[0]?.href ?? '',
})
const menu = [
  section('Aujourd’hui', { label: 'Vue d’ensemble', href: '/admin' }),
  section(
    'Caisse',
    { label: 'Ventes du jour', href: '/admin/ventes' },
    { label: 'Relevés', href: '/admin/ventes/releves' },
  ),
  section('Site', { label: 'Actualités', href: '/admin/collections/blogs' }, lists),
]

describe('the entry of the menu that is marked', () => {
  it.each([
    ['/admin', 'Aujourd’hui', '/admin'],
    ['/admin/ventes', 'Caisse', '/admin/ventes'],
    ['/admin/ventes/releves', 'Caisse', '/admin/ventes/releves'],
    ['/admin/collections/blogs/12/versions', 'Site', '/admin/collections/blogs'],
    // A record of a small list belongs to the screen of small lists.
    ['/admin/collections/tags/3', 'Site', lists.href],
    // Another type whose name begins alike does not.
    ['/admin/collections/tagsets', 'Aujourd’hui', '/admin'],
  ])('at %s is in %s', (path, name, href) => {
    expect(currentEntry(path, menu)).toMatchObject({ section: name, href })
  })

  it('has an address without accents for a list of its own', () => {
    expect(listAddress('Détails techniques')).toBe('/admin/listes/details-techniques')
  })
})
