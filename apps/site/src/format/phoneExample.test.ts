import { internationalPhone } from '@sira/contract/forms/phone'
import { expect, test } from 'vitest'
import { contactDialCodes } from './dialCountries.ts'
import { phoneExample } from './phoneExample.ts'

test.each(contactDialCodes)('The example of $country is a number that the forms take', (one) => {
  const phone = internationalPhone(phoneExample(one), one.code)
  expect(phone).toMatch(new RegExp(`^\\${one.code}\\d+$`))
})
