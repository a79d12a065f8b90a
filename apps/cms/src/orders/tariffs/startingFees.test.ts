import { expect, it } from 'vitest'
import { startingFees } from './startingFees.ts'

const here = { name: ' ouagadougou', fee: 1500 }
const bobo = { name: 'Bobo-Dioulasso', fee: 2500 }
const kaya = { name: 'Kaya', fee: 1800 }

it.each([
  [[], {}],
  [[here], { livraison_ouagadougou: 1500 }],
  [[bobo, kaya], { livraison_ailleurs: 1800 }],
  [[bobo, here, kaya], { livraison_ouagadougou: 1500, livraison_ailleurs: 1800 }],
])(
  'A delivery begins at the fee of Ouagadougou, and at the lowest of the other towns: %j',
  (towns, fees) => {
    expect(startingFees(towns)).toEqual(fees)
  },
)
