import { describe, expect, it } from 'vitest'
import { heardFrom, messagesOf } from './siblingNews.ts'

describe('What one back office tells the others', () => {
  it('is the tags that changed', () => {
    const [message] = messagesOf(['blogs', 'blogs/rentrée'], 'un')
    expect(heardFrom(message, 'deux')).toEqual(['blogs', 'blogs/rentrée'])
  })

  it('is no news to itself', () => {
    const [message] = messagesOf(['blogs'], 'un')
    expect(heardFrom(message, 'un')).toBeUndefined()
  })

  it('is as many messages as PostgreSQL takes bytes, whatever the letters', () => {
    const tags = Array.from({ length: 500 }, (_, index) => `blogs/${'é😀ع'.repeat(40)}-${index}`)
    const messages = messagesOf(tags, 'un')
    expect(Math.max(...messages.map((one) => Buffer.byteLength(one)))).toBeLessThan(8000)
    expect(messages.flatMap((one) => heardFrom(one, 'deux') ?? [])).toEqual(tags)
  })

  it.each([undefined, '', 'bonjour', '{}', '{"from":"un","tags":"blogs"}'])(
    'is nothing where somebody else said it: %s',
    (message) => {
      expect(heardFrom(message, 'deux')).toBeUndefined()
    },
  )
})
