import { describe, expect, it } from 'vitest'
import { linkBehind } from './linkBehind.ts'

describe('a pasted link', () => {
  it('leads where it led, past the address that Google Docs lays before it', () => {
    expect(linkBehind('https://exemple.bf/a?b=1#c')).toBe('https://exemple.bf/a?b=1#c')
    expect(linkBehind('mailto:awa@exemple.bf')).toBe('mailto:awa@exemple.bf')
    const google = 'https://www.google.com/url?q=https://exemple.bf/a?b%3D1&sa=D&ust=1'
    expect(linkBehind(google)).toBe('https://exemple.bf/a?b=1')
  })

  it.each(['file:///C:/Users/Awa/plan.docx', '#_Toc12345', 'javascript:alert(1)', ''])(
    'that leads nowhere on a site is none: %j',
    (href) => expect(linkBehind(href)).toBeUndefined(),
  )

  it('has nothing unsafe behind it either', () => {
    expect(linkBehind('https://www.google.com/url?q=javascript:alert(1)')).toBeUndefined()
  })
})
