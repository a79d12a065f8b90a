import { expect, test } from 'vitest'
import { isAddressRefused } from './isAddressRefused.ts'

const refusal = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    responseCode: Number(response.slice(0, 3)),
    response,
    command,
  })

test.each([
  ['550 No such mailbox', true],
  ['550 5.1.1 <a@b.bf> User unknown', true],
  ['554 5.7.1 Blocked by our list', false],
  ['552 5.2.2 Mailbox full', false],
  ['451 4.2.1 Try again later', false],
])('« %s » says that nobody has the address: %s', (response, refused) => {
  expect(isAddressRefused(refusal(response))).toBe(refused)
})

test('who refuses the sender, or a password, says nothing of the address', () => {
  expect(isAddressRefused(refusal('550 Sender rejected', 'MAIL FROM'))).toBe(false)
  expect(isAddressRefused(new Error('535'))).toBe(false)
})
