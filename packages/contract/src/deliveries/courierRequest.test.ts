import { describe, expect, test } from 'vitest'
import { courierRequest, licensedVehicles, vehicles } from './courierRequest.ts'

const complete = {
  nom: 'Issouf Zongo',
  phone: '75 00 00 01',
  indicatif: '+226',
  ville: 'Ouagadougou',
  engin: 'moto',
}

describe('An application as a courier (product 13)', () => {
  test('is complete without the number of a driving licence', () => {
    expect(courierRequest.parse(complete)).toMatchObject(complete)
    expect(courierRequest.parse({ ...complete, permis: '  ' }).permis).toBeUndefined()
    expect(courierRequest.parse({ ...complete, permis: ' A 123 ' }).permis).toBe('A 123')
  })

  test.each(vehicles)('names a vehicle: %s', (engin) => {
    expect(courierRequest.safeParse({ ...complete, engin }).success).toBe(true)
  })

  test('comes with a driving licence, but for a bicycle', () => {
    expect(vehicles.filter((vehicle) => !licensedVehicles.includes(vehicle))).toEqual(['velo'])
  })

  test.each([
    ['no name', { nom: ' ' }],
    ['no number', { phone: '' }],
    ['no town', { ville: undefined }],
    ['a vehicle that is none', { engin: 'avion' }],
    ['a licence as long as a book', { permis: 'x'.repeat(81) }],
    ['a language that is none of ours', { locale: 'de' }],
  ])('is refused with %s', (_, changed) => {
    expect(courierRequest.safeParse({ ...complete, ...changed }).success).toBe(false)
  })
})
