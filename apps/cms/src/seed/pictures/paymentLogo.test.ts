import { expect, test } from 'vitest'
import { demoChoices } from '../content/choiceSeed.ts'
import { paymentLogo } from './paymentLogo.ts'

const paymentModes = demoChoices('paymentModes')

test('Each payment mode has a logo of its own, of 400 by 400', () => {
  const logos = paymentModes.map(({ logo }) => paymentLogo(logo))
  expect(new Set(logos).size).toBe(paymentModes.length)
  for (const svg of logos) expect(svg).toContain('viewBox="0 0 400 400"')
})
