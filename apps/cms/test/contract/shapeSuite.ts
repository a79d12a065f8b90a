import { choiceSchemas, choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import { entityOf, listOf, singleOf } from '@sira/contract/wire/envelope'
import { timestamps } from '@sira/contract/wire/timestamps'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'

export function shapeSuite(api: Api): void {
  describe('answers in the shape that the site reads', () => {
    it.for(recordTypeNames)(
      '%s: nothing is missing, and nothing stands beside it',
      async (type, { skip }) => {
        const attributes = z.strictObject({ ...recordTypes[type].schema.shape, ...timestamps })
        const list = await api.list(`/${type}?populate=*&pagination[pageSize]=100`)
        if (list.data.length === 0) return skip(`There is no record among ${type} to look at.`)
        expect(listOf(entityOf(attributes)).safeParse(list).error).toBeUndefined()
        const [first] = list.data
        const one = await (await api.fetch(`/${type}/${first?.id}?populate=*`)).json()
        expect(singleOf(entityOf(attributes)).safeParse(one).error).toBeUndefined()
      },
    )

    it.for(recordTypeNames)(
      '%s: a value that is asked for alone is what the whole record says',
      async (type, { skip }) => {
        for (const locale of ['', '&locale=fr', '&locale=en']) {
          const whole = await api.list(`/${type}?pagination[pageSize]=100${locale}`)
          const names = Object.keys(whole.data[0]?.attributes ?? {}).filter(
            (name) => name !== 'locale',
          )
          if (names.length === 0) return skip(`There is no record among ${type} to look at.`)
          const fields = names.map((name, index) => `fields[${index}]=${name}`).join('&')
          const values = await api.list(`/${type}?${fields}&pagination[pageSize]=100${locale}`)
          expect(values).toEqual(whole)
        }
      },
    )

    it.each(choiceTypes)('%s: what a list to choose from has, and nothing else', async (type) => {
      const { shape } = choiceSchemas[type]
      const list = await api.list(`/${type}`)
      const alone = listOf(entityOf(z.strictObject({ ...shape, ...timestamps })))
      expect(alone.safeParse(list).error).toBeUndefined()
      const whole = listOf(entityOf(z.object({ ...shape, ...timestamps })))
      expect(whole.safeParse(await api.list(`/${type}?populate=*`)).error).toBeUndefined()
    })
  })
}
