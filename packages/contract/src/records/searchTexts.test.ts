import { describe, expect, it } from 'vitest'
import { draftedTypes, recordTypes, typesWithPage } from '../kinds/recordTypes.ts'
import { articleSchema } from './article.ts'
import { jobSchema } from './job.ts'
import { searchTexts } from './searchTexts.ts'

const names = Object.keys(searchTexts)
const job = { slug: 'hotesse', titre: 'Hôtesse', publishedAt: '2026-11-03T08:00:00.000Z' }

describe('the texts for search engines', () => {
  it.each(draftedTypes)('are written for what is written before it is published: %s', (type) => {
    expect(Object.keys(recordTypes[type].schema.shape)).toEqual(expect.arrayContaining(names))
  })

  it('are asked of nothing that has no page at an address of its own', () => {
    const named = typesWithPage.filter((type) => {
      return names.some((name) => name in recordTypes[type].schema.shape)
    })
    expect(named.map((type) => recordTypes[type].page?.of)).toEqual(draftedTypes.map(() => 'slug'))
  })

  it('may be missing, from a server that does not know them too', () => {
    expect(jobSchema.parse(job)).toMatchObject({ titre: 'Hôtesse' })
    const empty = { titre_recherche: null, description_recherche: null }
    expect(jobSchema.safeParse({ ...job, ...empty }).success).toBe(true)
    expect(articleSchema.safeParse({ ...job, ...empty, extrait: null }).success).toBe(true)
  })

  it('are texts, where they are written', () => {
    expect(jobSchema.safeParse({ ...job, titre_recherche: 7 }).success).toBe(false)
    expect(articleSchema.safeParse({ ...job, extrait: ['Venez'] }).success).toBe(false)
    const written = { titre_recherche: 'Hôtesse à Kaya', description_recherche: 'Trois jours.' }
    expect(jobSchema.parse({ ...job, ...written })).toMatchObject(written)
  })
})
