import { expect, it } from 'vitest'
import { smallerWords } from './smallerWords.ts'

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.jpg')

it('says what was gained, of one picture or of several, without those that stay', () => {
  const [photo, small, other] = [file(4_404_019), file(389_120), file(102_400)]
  expect(smallerWords([photo], [small])).toBe(
    'Photo réduite avant l’envoi\u00a0: 4,2\u202fMo → 380\u202fko.',
  )
  expect(smallerWords([photo, other, photo], [small, other, small])).toMatch(
    /^2 photos réduites avant l’envoi\s: 8,4\sMo → 760\sko\.$/,
  )
})

it('says nothing where nothing changed', () => {
  const photo = file(10)
  expect(smallerWords([photo], [photo])).toBeUndefined()
})
