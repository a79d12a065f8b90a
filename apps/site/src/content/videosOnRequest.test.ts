import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'
import { sanitise } from './sanitise.ts'
import { videosOnRequest } from './videosOnRequest.ts'

const shown = (html: string) =>
  videosOnRequest(html, ({ embed, title }) => `[${embed}|${title ?? ''}]`)
const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('The link of a video, alone on its line', () => {
  test.each([
    markdownToHtml('https://youtu.be/dQw4w9WgXcQ'),
    markdownToHtml('https://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ'),
    sanitise('<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>'),
  ])('is shown in the page: %s', (html) => {
    expect(shown(html).trim()).toBe(`[${embed}|]`)
  })

  test('keeps the words that staff gave it', () => {
    const html = markdownToHtml('[Notre école & nous](https://youtu.be/dQw4w9WgXcQ)')
    expect(shown(html).trim()).toBe(`[${embed}|Notre école & nous]`)
  })

  test.each([
    'Voyez https://youtu.be/dQw4w9WgXcQ ici.',
    '- https://youtu.be/dQw4w9WgXcQ',
    'https://example.org/film',
    '[**A**](https://youtu.be/dQw4w9WgXcQ) et [b](/faq)',
  ])('is a link elsewhere: %s', (markdown) => {
    const html = markdownToHtml(markdown)
    expect(shown(html)).toBe(html)
  })
})
