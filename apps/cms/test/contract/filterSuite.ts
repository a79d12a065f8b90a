import { describe, expect, it } from 'vitest'
import { ligatures } from '../../src/database/sql/sameLetters.ts'
import { regularExpression } from '../../src/database/sql/textPattern.ts'
import type { Api } from '../support/api.ts'

/** Query, and the ids of the recorded content that meet it. */
const filters: [string, number[]][] = [
  ['/blogs?filters[titre][$contains]=etude', [21]],
  ['/blogs?filters[titre][$containsi]=ÉTUDE', [21]],
  ['/blogs?filters[titre][$startsWith]=etude', [21]],
  ['/blogs?filters[titre][$endsWithi]=CONSULTANT', [21]],
  ["/blogs?filters[titre][$contains]=l'usage", [1]],
  ['/blogs?filters[titre][$eqi]=contenu VIDE', [11]],
  ['/blogs?filters[titre][$eq]=contenu vide', []],
  ['/blogs?filters[titre][$contains]=%25', []],
  ['/blogs?filters[titre][$contains]=[a-z]*', []],
  ['/blogs?filters[titre][$contains]=ISO&filters[titre][$notContains]=9001', [16]],
  ['/blogs?filters[titre][$nei]=CONTENU VIDE&filters[titre][$contains]=contenu', [12]],
  ['/blogs?filters[contenu][$null]=true', [12]],
  ['/blogs?filters[contenu][$notNull]=false', [12]],
  ['/blogs?filters[id][$in][0]=3&filters[id][$in][1]=5', [3, 5]],
  ['/blogs?filters[id][]=3&filters[id][]=5', [3, 5]],
  ['/blogs?filters[id][$notIn][]=1&filters[id][$lt]=4', [2, 3]],
  ['/blogs?filters[id][$between][]=3&filters[id][$between][]=5', [3, 4, 5]],
  ['/blogs?filters[$and][0][id][$gte]=3&filters[$and][1][id][$lte]=4', [3, 4]],
  ['/blogs?filters[$not][id][$gt]=2', [1, 2]],
  ['/blogs?filters[id][$not][$gt]=2', [1, 2]],
  ['/blogs?filters[publishedAt][$gt]=2024-11-20', [14, 23]],
  ['/blogs?filters[publishedAt][$eq]=2024-12-03T09:52:22.000Z', [23]],
  ['/blogs?filters[category]=4', [13, 14]],
  ['/blogs?filters[category][id][$in][]=4', [13, 14]],
  ['/blogs?filters[category][$null]=true', [9]],
  ['/blogs?filters[category][nom][$null]=true', [9]],
  ['/blogs?filters[image][$null]=true&filters[id][$lt]=26', [7, 9]],
  ['/blogs?filters[image][width][$lt]=300', [10, 11, 12]],
  ['/blogs?filters[tags][$null]=true', [8, 9]],
  ['/blogs?filters[tags][id]=1&filters[category][id]=1', [1]],
  ['/blogs?filters[category][blogs][slug]=contenu-vide', [10, 11, 12, 27]],
  ['/categories?filters[blogs][titre][$contains]=excel', [5]],
  ['/tags?filters[blogs][id]=4', [4, 5]],
  ['/formations?filters[date_formation][$eq]=2025-03-10', [1]],
  ['/formations?filters[date_formation][$lt]=2025-02-18', [4, 14]],
  ['/formations?filters[image][$null]=true', [7, 8]],
  [
    '/formations?filters[modespayments][nom]=Orange Money&filters[prix_formation][$gte]=350000',
    [1, 2],
  ],
  ['/jobs?filters[urgent]=true&filters[pays][$ne]=Burkina Faso', [6, 14]],
  ['/jobs?filters[experience_level][$null]=true', [7]],
]

const refused: [string, string][] = [
  ['filters=abc', 'Invalid filters: expected filters[attribute]…'],
  ['filters[id]=abc', 'Invalid filter on id: expected an integer'],
  ['filters[id][$in][]=1&filters[id][$in][]=x', 'Invalid filter on id: expected an integer'],
  ['filters[id]=99999999999', 'Invalid filter on id: expected an integer'],
  ['filters[publishedAt][$gt]=hier', 'Invalid filter on publishedAt: expected an ISO date'],
  ['filters[titre][$like]=x', 'Invalid operator $like'],
  ['filters[titre][$null]=peut-etre', 'Invalid $null on titre: expected true or false'],
  ['filters[titre]=%00', 'Invalid filter on titre: null character'],
  ['filters[category][nope]=1', 'Invalid parameter nope'],
  ['filters[$nope][titre]=1', 'Invalid parameter $nope'],
  ['filters[image][url]=x', 'Invalid parameter url'],
]

export function filterSuite(api: Api): void {
  describe('filters (contract.md, Query)', () => {
    for (const [path, ids] of filters) {
      it(path, async () => {
        expect(await api.ids(`${path}&sort=id&pagination[limit]=100`)).toEqual(ids)
      })
    }

    for (const [query, message] of refused) {
      it(`refuses ${query}`, async () => {
        expect(await api.error(`/blogs?${query}`)).toMatchObject({
          name: 'ValidationError',
          message,
        })
      })
    }

    it('finds whatever is cut out of a text in all texts that have it (decision 3)', async () => {
      const { data } = await api.list('/blogs?pagination[limit]=100&fields=contenu&sort=id')
      const texts = data.map(({ id, attributes }) => ({ id, text: String(attributes.contenu) }))
      const long = texts.filter(({ text }) => text.length > 200)
      for (let turn = 0; turn < 60; turn += 1) {
        const { text = '' } = long[turn % long.length] ?? {}
        const start = (turn * 7919) % (text.length - 10)
        const piece = text.slice(start, start + 3 + (turn % 7))
        const pattern = new RegExp(regularExpression(piece, 'anywhere'), 'u')
        const having = texts.filter((one) => pattern.test(withoutLigatures(one.text)))
        const query = `filters[contenu][$contains]=${encodeURIComponent(piece)}`
        const found = await api.ids(`/blogs?${query}&sort=id&pagination[limit]=100`)
        expect(found, piece).toEqual(having.map(({ id }) => id))
      }
    })

    it('refuses more than it can be asked to do', async () => {
      const deep = `filters${'[$not]'.repeat(10)}[titre]=x`
      const many = Array.from({ length: 60 }, (_, index) => `filters[$or][${index}][id]=${index}`)

      expect((await api.error(`/blogs?${deep}`)).message).toContain('levels deep')
      expect((await api.error(`/blogs?${many.join('&')}`)).message).toContain('50 conditions')
    })

    it('reads raw and percent-encoded brackets alike', async () => {
      expect(await api.ids('/blogs?filters%5Bslug%5D%5B%24eq%5D=contenu-vide')).toEqual([11])
    })
  })
}

function withoutLigatures(text: string): string {
  return ligatures.reduce((rest, [one, two]) => rest.replaceAll(one, two), text)
}
