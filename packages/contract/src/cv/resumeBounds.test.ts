import { describe, expect, it } from 'vitest'
import { emptyResume } from './emptyResume.ts'
import { type Resume, resumeSchema } from './resume.ts'

const isRead = (resume: unknown) => resumeSchema.safeParse(resume).success

/** What a CV holds of a text as long as this, and how much it takes. */
const texts: readonly [name: string, longest: number, write: (text: string) => object][] = [
  ['a name', 120, (name) => ({ basics: { name } })],
  ['a title', 120, (label) => ({ basics: { label } })],
  ['an e-mail address', 254, (email) => ({ basics: { email } })],
  ['a phone number', 60, (phone) => ({ basics: { phone } })],
  ['a link', 200, (url) => ({ basics: { url } })],
  ['a profile', 2000, (summary) => ({ basics: { summary } })],
  ['a neighbourhood', 160, (address) => ({ basics: { location: { address } } })],
  ['a town', 80, (city) => ({ basics: { location: { city } } })],
  ['an employer', 160, (name) => ({ work: [{ name }] })],
  ['a post', 160, (position) => ({ work: [{ position }] })],
  ['a place of work', 80, (location) => ({ work: [{ location }] })],
  ['a description', 2000, (summary) => ({ work: [{ summary }] })],
  ['a line of a post', 400, (line) => ({ work: [{ highlights: [line] }] })],
  ['a school', 160, (institution) => ({ education: [{ institution }] })],
  ['a diploma', 160, (studyType) => ({ education: [{ studyType }] })],
  ['a field of study', 160, (area) => ({ education: [{ area }] })],
  ['a certificate', 160, (name) => ({ certificates: [{ name }] })],
  ['who gave it', 160, (issuer) => ({ certificates: [{ issuer }] })],
  ['an ability', 120, (name) => ({ skills: [{ name }] })],
  ['a word of it', 80, (word) => ({ skills: [{ keywords: [word] }] })],
  ['a language', 60, (language) => ({ languages: [{ language }] })],
  ['a level', 60, (fluency) => ({ languages: [{ fluency }] })],
  ['an interest', 120, (name) => ({ interests: [{ name }] })],
  ['a referee', 120, (name) => ({ references: [{ name }] })],
  ['what he is', 400, (reference) => ({ references: [{ reference }] })],
]

const lists: readonly [name: keyof Resume, most: number][] = [
  ['work', 20],
  ['education', 20],
  ['certificates', 20],
  ['skills', 40],
  ['languages', 15],
  ['interests', 20],
  ['references', 8],
]

describe('each part of a CV is bounded', () => {
  it.each(texts)(
    '%s has %i letters at most, however many spaces stand around it',
    (_name, longest, write) => {
      expect(isRead(write(` ${'é'.repeat(longest)} `))).toBe(true)
      expect(isRead(write('é'.repeat(longest + 1)))).toBe(false)
    },
  )

  it.each(lists)('of %s there are %i at most', (name, most) => {
    const some = (count: number) => ({ [name]: Array.from({ length: count }, () => ({})) })
    expect(isRead(some(most))).toBe(true)
    expect(isRead(some(most + 1))).toBe(false)
  })

  it('lines and words within them too', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'a')
    expect(isRead({ work: [{ highlights: lines(20) }] })).toBe(true)
    expect(isRead({ work: [{ highlights: lines(21) }] })).toBe(false)
    expect(isRead({ interests: [{ keywords: lines(21) }] })).toBe(false)
  })

  it.each(['2019', '2019-12', '2019-12-31', ''])('« %s » is a date', (startDate) => {
    expect(isRead({ work: [{ startDate }] })).toBe(true)
  })

  it.each(['19', '2019-13', '2019-1', '2019-02-32', '03/2019', 'hier'])(
    '« %s » is none',
    (date) => {
      expect(isRead({ certificates: [{ date }] })).toBe(false)
    },
  )

  it('nothing at all is an empty CV, in French', () => {
    expect(resumeSchema.parse({})).toEqual(emptyResume('fr'))
    const nothing = { basics: null, work: null, skills: null, meta: null }
    expect(resumeSchema.parse(nothing)).toEqual(emptyResume('fr'))
  })

  it.each([{ lang: 'de' }, { design: 'rose' }, { licences: ['Z'] }, 'x', null])(
    'own fields that are none of ours are as if they were missing: %j',
    (own) => {
      expect(resumeSchema.parse({ meta: { 'x-sira': own } })).toEqual(emptyResume('fr'))
    },
  )
})
