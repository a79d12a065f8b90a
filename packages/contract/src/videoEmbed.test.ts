import { expect, test } from 'vitest'
import { videoEmbed } from './videoEmbed.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?list=abc&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s plays in the page, without cookies', (address) => {
  expect(videoEmbed(address)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
})

test.each(['https://example.org/film.mp4', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ', ''])(
  '« %s » is only a link',
  (address) => {
    expect(videoEmbed(address)).toBeNull()
  },
)
