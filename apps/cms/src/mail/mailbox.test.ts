import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('a mailbox', () => {
  it('is one behind all spellings of its address', () => {
    expect(mailboxOf('Awa@Exemple.bf')).toBe('awa@exemple.bf')
    expect(mailboxOf('awa+devis@exemple.bf')).toBe('awa@exemple.bf')
    expect(mailboxOf('a.wa+x@googlemail.com')).toBe('awa@gmail.com')
  })

  it('is another one for somebody else', () => {
    expect(mailboxOf('a.wa@exemple.bf')).not.toBe(mailboxOf('awa@exemple.bf'))
  })
})
