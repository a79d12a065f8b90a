import { describe, expect, expectTypeOf, it } from 'vitest'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from './contentCollection.ts'
import type { publishedCollection } from './publishedCollection.ts'

describe('A type of content', () => {
  it('with drafts says nothing that would be passed over: another word does not compile', () => {
    type Said = keyof Parameters<typeof publishedCollection>[0]
    expectTypeOf<Said>().toEqualTypeOf<'slug' | 'labels' | 'admin' | 'defaultSort' | 'fields'>()
    expectTypeOf<Parameters<typeof contentCollection>[0]>().not.toHaveProperty('disableDuplicate')
  })

  it('keeps what it puts above its list, beside the tools of who translates', () => {
    const nom = textField({ name: 'nom', label: 'Nom' })
    const { admin } = contentCollection({
      slug: 'lieux',
      fields: [nom],
      admin: { useAsTitle: 'nom', components: { beforeListTable: ['/a.tsx#Map'] } },
    })
    expect(admin?.components?.beforeListTable).toEqual([
      '/a.tsx#Map',
      expect.stringContaining('TranslationFilter'),
    ])
  })

  it('that the contract knows has its title and order from there', () => {
    const titre = textField({ name: 'titre', label: 'Titre' })
    const books = contentCollection({ slug: 'biblios', fields: [titre] })
    expect(books).toMatchObject({ orderable: true, admin: { useAsTitle: 'titre' } })
    const jobs = contentCollection({ slug: 'jobs', fields: [titre] })
    expect(jobs.defaultSort).toBe('-date_publication')
  })
})
