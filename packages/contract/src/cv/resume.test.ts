import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localeCodes } from '../locales.ts'
import { cvDesigns, drivingLicences } from './cvChoices.ts'
import { emptyResume } from './emptyResume.ts'
import { resumeSchema } from './resume.ts'
import { resumeFile } from './resumeFile.ts'

const text = (longest: number) =>
  fc.string({ unit: 'grapheme', maxLength: longest / 10 }).map((written) => written.trim())
const word = (longest: number) => text(longest).filter((written) => written !== '')
const year = fc.integer({ min: 1950, max: 2030 }).map(String)
const month = fc.tuple(year, fc.constantFrom('01', '09', '12')).map((parts) => parts.join('-'))
const date = fc.oneof(fc.constant(''), year, month)
const keywords = fc.array(word(80), { maxLength: 4 })

const resumes = fc.record({
  basics: fc.record({
    name: text(120),
    label: text(120),
    email: text(200),
    phone: text(60),
    url: text(200),
    summary: text(2000),
    location: fc.record({ address: text(160), city: text(80) }),
  }),
  work: fc.array(
    fc.record({
      name: text(160),
      position: word(160),
      location: text(80),
      startDate: date,
      endDate: date,
      summary: text(2000),
      highlights: fc.array(word(400), { maxLength: 5 }),
    }),
    { maxLength: 4 },
  ),
  education: fc.array(
    fc.record({
      institution: word(160),
      studyType: text(160),
      area: text(160),
      startDate: date,
      endDate: date,
    }),
    { maxLength: 4 },
  ),
  certificates: fc.array(fc.record({ name: word(160), issuer: text(160), date }), { maxLength: 3 }),
  skills: fc.array(fc.record({ name: word(120), keywords }), { maxLength: 6 }),
  languages: fc.array(fc.record({ language: word(60), fluency: text(60) }), { maxLength: 5 }),
  interests: fc.array(fc.record({ name: word(120), keywords }), { maxLength: 3 }),
  references: fc.array(fc.record({ name: word(120), reference: text(400) }), { maxLength: 3 }),
  meta: fc.record({
    'x-sira': fc.record({
      lang: fc.constantFrom(...localeCodes),
      design: fc.constantFrom(...cvDesigns),
      licences: fc.subarray([...drivingLicences]),
    }),
  }),
})

describe('a CV as a file of JSON Resume', () => {
  it('is the same CV when it is read again', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const file = JSON.parse(JSON.stringify(resumeFile(resume)))
        expect(resumeSchema.parse(file)).toEqual(resume)
      }),
    )
  })

  it('leaves out what is empty, and years that are not written to their end', () => {
    const resume = emptyResume('ar')
    const job = { name: '', position: 'Vendeuse', location: '', summary: '', highlights: ['', ' '] }
    resume.work.push({ ...job, startDate: '20', endDate: '2021-05' })
    const { $schema, ...file } = resumeFile(resume) as Record<string, unknown>
    expect(file).toEqual({
      work: [{ position: 'Vendeuse', endDate: '2021-05' }],
      meta: { 'x-sira': { lang: 'ar', design: 'sobre', licences: [] }, version: 'v1.0.0' },
    })
  })

  it('of another program is read: what we have no place for is left out, what is missing is empty', () => {
    const read = resumeSchema.parse({
      basics: { name: 'Awa', image: 'x.png', phone: null, profiles: [{ network: 'X' }] },
      projects: [{ name: 'Pont' }],
      work: [{ position: 'Caissière', url: 'https://x.bf' }],
      meta: { theme: 'even' },
    })
    const expected = emptyResume('fr')
    expected.basics.name = 'Awa'
    expect({ ...read, work: [] }).toEqual(expected)
    expect(read.work[0]).toMatchObject({ position: 'Caissière', startDate: '', highlights: [] })
  })

  it.each([
    ['a text too long', { basics: { summary: 'a'.repeat(2001) } }],
    ['too many entries', { work: Array.from({ length: 21 }, () => ({})) }],
    ['a date that is none', { education: [{ startDate: 'hier' }] }],
    ['another type', { skills: 'vente' }],
    ['no object', ['vente']],
  ])('is refused with %s', (_what, data) => {
    expect(resumeSchema.safeParse(data).success).toBe(false)
  })
})
