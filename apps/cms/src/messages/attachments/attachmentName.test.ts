import { expect, it } from 'vitest'
import { asDownload, attachmentName } from './attachmentName.ts'

it.each([
  ['Devis n° 12.PDF', 'Devis n° 12.pdf'],
  ['plan.pdf.exe', 'plan.pdf.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\a.doc', 'a.pdf'],
  ['ligne\r\nBcc: x@y.bf.pdf', 'ligne Bcc x@y.bf.pdf'],
  ['\u202efdp.exe', 'fdp.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
])('%j is called %j in the letter', (sent, name) => {
  expect(attachmentName(sent, 'pdf')).toBe(name)
})

it('a long name is cut before its ending', () => {
  expect(attachmentName(`${'x'.repeat(300)}.pdf`, 'pdf')).toHaveLength(84)
})

it('is downloaded under its own name, also where programs read plain letters only', () => {
  expect(asDownload('Été (1).pdf')).toBe(
    `attachment; filename="_t_ (1).pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%281%29.pdf`,
  )
})
