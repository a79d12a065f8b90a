import { contactForm } from '@sira/contract/forms/contact'
import { quoteForm } from '@sira/contract/forms/quote'
import { describe, expect, it } from 'vitest'
import { checkEntry } from './checkEntry.ts'

const asked = { nom: 'Awa', service: 'Autres', message: 'Dix formations' }
const problemsOf = (entered: Record<string, string>) =>
  Object.keys(checkEntry(quoteForm, entered).problems)

describe('what staff enter for somebody', () => {
  it('needs one way to reach him, whichever it is', () => {
    expect(problemsOf({ ...asked, phone: '70 12 34 56' })).toEqual([])
    expect(problemsOf({ ...asked, email: 'awa@exemple.bf' })).toEqual([])
    expect(problemsOf(asked)).toEqual(['email', 'phone'])
    expect(problemsOf({ ...asked, phone: ' ', email: ' ' })).toEqual(['email', 'phone'])
  })

  it('is held to the rules of the form, and kept as the form keeps it', () => {
    const wrong = { nom: ' ', email: 'awa@', phone: '123', service: 'Rien', message: '' }
    expect(problemsOf(wrong)).toEqual(['nom', 'email', 'phone', 'service', 'message'])
    expect(problemsOf({ ...asked, phone: '70123456', message: 'a'.repeat(10_001) })).toEqual([
      'message',
    ])
    expect(checkEntry(quoteForm, { ...asked, phone: '70 12 34 56' }).values).toEqual({
      ...asked,
      email: '',
      phone: '+22670123456',
    })
  })

  it('takes a number of another country as it is dialled, for a message', () => {
    const entered = { name: 'Awa', phone: '+225 07 01 02 03 04', subject: 'Autres', message: 'Oui' }
    const { values, problems } = checkEntry(contactForm, entered)
    expect(problems).toEqual({})
    expect(values.phone).toBe('+2250701020304')
  })

  it('keeps what a database can keep, and nothing that the form has not', () => {
    const odd = { ...asked, nom: 'A\0wa', phone: '70123456', state: 'closed', idempotencyKey: 'x' }
    expect(checkEntry(quoteForm, odd).values).toEqual({
      ...asked,
      email: '',
      phone: '+22670123456',
    })
  })
})
