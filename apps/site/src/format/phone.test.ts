import { expect, test } from 'vitest'
import { formatPhone, phoneLink, whatsappLink } from './phone.ts'

test('A number of Burkina Faso is shown in groups that never break apart', () => {
  expect(formatPhone('+22670123456')).toBe('+226\u00a070\u00a012\u00a034\u00a056')
})

test('A number of another country stays as the staff wrote it', () => {
  expect(formatPhone('+33 1 23 45 67 89')).toBe('+33 1 23 45 67 89')
})

test.each(['+330612345678', '+33 (0)6 12 34 56 78'])(
  'Links leave out the zero that is dialled within a country alone: %s',
  (phone) => {
    expect(phoneLink(phone)).toBe('tel:+33612345678')
    expect(whatsappLink(phone)).toBe('https://wa.me/33612345678')
  },
)

test('Links carry the number without its spaces', () => {
  expect(phoneLink('+226 70 12 34 56')).toBe('tel:+22670123456')
  expect(whatsappLink('+226 70 12 34 56')).toBe('https://wa.me/22670123456')
})
