import { expect, it } from 'vitest'
import { pipelineKinds } from '../../messages/pipeline/pipelineKinds.ts'
import { pipelineAddress, pipelineChoice } from './pipelineAddress.ts'

it('the address of a board is read as it was written', () => {
  for (const kind of pipelineKinds) {
    for (const mine of [true, false]) {
      const { searchParams } = new URL(pipelineAddress({ kind, mine }), 'http://localhost')
      expect(pipelineChoice(Object.fromEntries(searchParams))).toEqual({ kind, mine })
    }
  }
})

it('one that says nothing known shows the requests of everybody', () => {
  expect(pipelineChoice({ genre: ['x'], a: 'toi' })).toEqual({ kind: 'devis', mine: false })
  expect(pipelineChoice(undefined)).toEqual({ kind: 'devis', mine: false })
})
