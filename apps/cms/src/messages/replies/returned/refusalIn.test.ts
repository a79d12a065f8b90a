import { expect, it } from 'vitest'
import { isReport, refusalIn } from './refusalIn.ts'

it.each([
  ['Content-Type: multipart/report; report-type=delivery-status;\r\n boundary=x', true],
  ['Content-Type: multipart/report;\r\n report-type="delivery-status"', true],
  ['Content-Type: multipart/report; report-type=disposition-notification', false],
  ['From: Mail Delivery System <MAILER-DAEMON@mx.exemple.bf>', true],
  ['From: postmaster@exemple.bf', true],
  ['From: "MAILER-DAEMON" <awa@exemple.bf>', false],
  ['From: awa@exemple.bf', false],
])('%s: a report, %s', (headers, expected) => {
  expect(isReport(headers)).toBe(expected)
})

const fields = (address: string, action: string, status: string) =>
  `Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: ${status}\r\n\r\nSubject: Octobre`

it.each([
  [fields('awa@exemple.bf', 'failed', '5.1.1'), '5.1.1'],
  [fields('<Awa@Exemple.bf>', 'failed', '5.2.2 (full)'), '5.2.2'],
  // Late, not lost; of somebody else; no number.
  [fields('awa@exemple.bf', 'delayed', '4.4.1'), undefined],
  [fields('issa@exemple.bf', 'failed', '5.1.1'), undefined],
  [fields('awa@exemple.bf', 'failed', '4.0.0'), undefined],
  [`${fields('issa@exemple.bf', 'failed', '5.1.1')}\r\n\r\n<awa@exemple.bf>: 550 5.1.1`, undefined],
  ['Sorry.\n\n<awa@exemple.bf>:\n550 5.1.1 User unknown\n\n--- Copy of the message', '5.1.1'],
  ['<awa@exemple.bf>: I am away. Version 4.2.2', undefined],
  ['<issa@exemple.bf>: 550 5.1.1 unknown\n\nTo: awa@exemple.bf', undefined],
])('%#: what a report says of Awa is %s', (report, refusal) => {
  expect(refusalIn(report, 'awa@exemple.bf')).toBe(refusal)
})
