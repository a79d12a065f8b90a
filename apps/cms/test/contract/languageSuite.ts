import { describe, expect, it } from 'vitest'
import type { Api, Entity } from '../support/api.ts'
import { translatedBlog } from '../support/translations.ts'

export function languageSuite(api: Api): void {
  describe('languages', () => {
    const { id, titre } = translatedBlog

    it('gives the translation where there is one, and says so', async () => {
      const { attributes } = await api.one(`/blogs/${id}?locale=en`)

      expect(attributes).toMatchObject({ titre, locale: 'en' })
    })

    it('falls back to French, value by value and record by record', async () => {
      const translated = await api.one(`/blogs/${id}?locale=en&populate=tags`)
      const untranslated = await api.one('/blogs/14?locale=en')
      const [tag] = (translated.attributes.tags as { data: Entity[] }).data

      expect(translated.attributes.contenu).toContain('La norme tient en dix articles')
      expect(tag?.attributes.locale).toBe('fr')
      expect(untranslated.attributes).toMatchObject({ locale: 'fr' })
      expect(untranslated.attributes.titre).toContain('Recruter sans se tromper')
    })

    it('says no language when none was asked for', async () => {
      expect((await api.one(`/blogs/${id}`)).attributes).not.toHaveProperty('locale')
    })

    it('takes a language nobody writes here for French', async () => {
      expect((await api.one(`/blogs/${id}?locale=de`)).attributes.locale).toBe('fr')
    })

    it('filters and sorts by the values it shows', async () => {
      expect(await api.ids('/blogs?locale=en&filters[titre][$contains]=step')).toEqual([id])
      expect(await api.ids('/blogs?filters[titre][$contains]=step')).toEqual([])
      expect(await api.ids('/blogs?locale=en&filters[slug]=contenu-vide&sort=titre')).toEqual([11])
    })
  })
}
