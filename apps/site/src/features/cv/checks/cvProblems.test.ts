import { emptyResume } from '@sira/contract/cv/emptyResume'
import { describe, expect, it } from 'vitest'
import { cvProblems } from './cvProblems.ts'

const job = { name: 'Faso', location: '', summary: '', highlights: [] as string[] }

describe('what a CV still needs', () => {
  it('is named part by part while nothing is written', () => {
    const { person, work, licences } = cvProblems(emptyResume('fr'))
    expect(person).toEqual(['nameMissing', 'labelMissing', 'phoneMissing', 'cityMissing'])
    expect(work).toEqual(['workMissing'])
    expect(licences).toEqual([])
  })

  it.each([
    ['70 12 34 56', false],
    ['+226 70 12 34 56 / 76 00 00 00', false],
    ['70 12 34', true],
    ['à la maison', true],
  ])('a number « %s » is wrong: %s', (phone, wrong) => {
    const resume = emptyResume('fr')
    resume.basics.phone = phone
    expect(cvProblems(resume).person.includes('phoneWrong')).toBe(wrong)
  })

  it.each([
    ['2019-03', '2019-02', ['datesReversed']],
    ['2019-03', '2019', []],
    ['2019', '', []],
    ['19', '2020', ['dateWrong']],
    ['', '2020', ['dateMissing']],
  ])('a post from « %s » to « %s »: %s', (startDate, endDate, problems) => {
    const resume = emptyResume('fr')
    resume.work.push({ ...job, position: 'Vendeuse', startDate, endDate })
    expect(cvProblems(resume).work).toEqual(problems)
  })

  it('lines that nobody reads to their end are named', () => {
    const resume = emptyResume('fr')
    const highlights = Array.from({ length: 8 }, () => 'a'.repeat(161))
    resume.work.push({ ...job, position: '', startDate: '2020', endDate: '', highlights })
    expect(cvProblems(resume).work).toEqual(['workUntitled', 'lineLong', 'manyLines'])
  })
})
