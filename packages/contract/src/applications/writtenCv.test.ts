import { expect, test } from 'vitest'
import { resumeSchema } from '../cv/resume.ts'
import { cvInField } from './writtenCv.ts'

test('The CV of a page comes as text besides its PDF; what is none is left out', () => {
  const cv = { basics: { name: 'Awa', label: 'Soudeuse' } }
  const read = resumeSchema.parse(cvInField(JSON.stringify(cv)))
  expect(read.basics.label).toBe('Soudeuse')
  for (const text of ['', '{', '"Awa"', '{"basics":3}', undefined, cv]) {
    expect(cvInField(text), String(text)).toBeUndefined()
  }
})
