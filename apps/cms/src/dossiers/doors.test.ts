import { formKinds, formOf } from '@sira/contract/forms/messageForms'
import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../test/support/loadedConfig.ts'

const { collections } = await loadedConfig()

describe('what visitors send', () => {
  it.each(formKinds)('%s is taken by the collection in which it is kept', (kind) => {
    const { door } = collections.find(({ slug }) => slug === kind)?.custom ?? {}
    expect(door).toMatchObject({ form: formOf(kind), keep: expect.any(Function) })
  })

  it('is followed by a reference of one kind alone', () => {
    const natures = collections.flatMap(({ custom }) => custom?.kind?.followed?.nature ?? [])
    expect(new Set(natures).size).toBe(natures.length)
  })
})
