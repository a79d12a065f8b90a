import { describe, expect, it } from 'vitest'
import { changeTags } from './changeTags.ts'

const state = (slug: string | null, changedAt = '1') => ({ slug, changedAt })

describe('the tags of a change', () => {
  it.each([
    ['published', null, state('a'), ['blogs', 'blogs/a']],
    ['changed', state('a'), state('a', '2'), ['blogs', 'blogs/a']],
    ['renamed', state('a'), state('b', '2'), ['blogs', 'blogs/a', 'blogs/b']],
    ['taken back', state('a'), null, ['blogs', 'blogs/a']],
    ['saved as a draft', state('a'), state('a'), []],
    ['never public', null, null, []],
    ['without address', state(null), state(null, '2'), ['blogs']],
  ])('of a record %s', (_what, before, now, tags) => {
    expect(changeTags('blogs', before, now)).toEqual(tags)
  })
})
