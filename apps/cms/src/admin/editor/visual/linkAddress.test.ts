import { describe, expect, it } from 'vitest'
import { linkAddress } from './linkAddress.ts'

describe('the address typed for a link', () => {
  it.each([
    'https://www.ohada.org/actes?x=1',
    'mailto:contact@sira.example',
    'tel:+22670000000',
    '/services/conseils',
    '#etape-2',
  ])('stays as it is: %s', (address) => {
    expect(linkAddress(` ${address} `)).toBe(address)
  })

  it('is completed when its beginning is missing', () => {
    expect(linkAddress('www.me.bf/guichet')).toBe('https://www.me.bf/guichet')
    expect(linkAddress('contact@sira.example')).toBe('mailto:contact@sira.example')
  })

  it.each([
    '',
    'bonjour',
    'javascript:alert(1)',
    'data:text/html,x',
    '//ailleurs.example',
    'a b.fr',
  ])('is refused: %j', (address) => {
    expect(linkAddress(address)).toBeUndefined()
  })
})
