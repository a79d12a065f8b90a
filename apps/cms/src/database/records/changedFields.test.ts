import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { changedFields } from './changedFields.ts'

const fields: FlattenedField[] = [
  { name: 'titre', type: 'text', label: 'Titre' },
  { name: 'contenu', type: 'textarea', label: 'Texte' },
  { name: 'secret', type: 'text', label: 'Secret', admin: { hidden: true } },
  { name: 'technique', type: 'text' },
  { name: 'categorie', type: 'relationship', relationTo: 'categories', label: 'Catégorie' },
  {
    name: 'role',
    type: 'select',
    label: 'Rôle',
    options: [
      { value: 'agent', label: 'Agent' },
      { value: 'cashier', label: 'Caisse' },
    ],
  },
]

describe('what of a record changed', () => {
  it('is told by the names of its fields, never by what stands in them', () => {
    const before = { titre: 'Avant', contenu: 'Le même', secret: 'a', technique: 'a' }
    const after = { titre: 'Après', contenu: 'Le même', secret: 'b', technique: 'b' }
    expect(changedFields(fields, before, after)).toBe('Titre')
  })

  it('says from what to what where it is chosen from a list', () => {
    expect(changedFields(fields, { role: 'agent' }, { role: 'cashier' })).toBe(
      'Rôle : Agent → Caisse',
    )
    expect(changedFields(fields, {}, { role: 'agent' })).toBe('Rôle : … → Agent')
  })

  it('takes a related record for its number, and nothing for nothing', () => {
    const read = { id: 3, nom: 'Ventes', createdAt: '2026-11-23T00:00:00.000Z' }
    expect(changedFields(fields, { categorie: 3 }, { categorie: read })).toBe('')
    expect(changedFields(fields, { titre: null, categorie: [] }, { titre: '' })).toBe('')
  })
})
