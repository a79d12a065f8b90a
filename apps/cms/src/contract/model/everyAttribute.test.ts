import { choiceSchemas, choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import { sessionSchema } from '@sira/contract/records/session'
import { tariffSchema } from '@sira/contract/records/tariff'
import { describe, expect, test } from 'vitest'
import { loadedConfig } from '../../../test/support/loadedConfig.ts'
import { deriveContentModel } from './deriveContentModel.ts'

const model = deriveContentModel({ config: await loadedConfig() })

describe('What the contract says of a record is a field of the back office', () => {
  const known = (type: string) => [...(model.get(type)?.attributes.keys() ?? [])]

  test.each(recordTypeNames)('of %s, the language it is answered in aside', (type) => {
    const { locale: _, ...named } = recordTypes[type].schema.shape as Record<string, unknown>
    expect(known(type)).toEqual(expect.arrayContaining(Object.keys(named)))
  })

  test('of a tariff', () => {
    expect(known('tarifs')).toEqual(expect.arrayContaining(Object.keys(tariffSchema.shape)))
  })

  test('of a session', () => {
    expect(known('sessions').toSorted()).toEqual(
      [...Object.keys(sessionSchema.shape), 'id'].toSorted(),
    )
  })

  test.each(choiceTypes)('of %s, a list to choose from', (type) => {
    expect(known(type)).toEqual(expect.arrayContaining(Object.keys(choiceSchemas[type].shape)))
  })
})
