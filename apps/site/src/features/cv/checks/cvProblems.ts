import type { CvPart } from '@sira/contract/cv/cvWords'
import type { Resume } from '@sira/contract/cv/resume'
import { resumeDate } from '@sira/contract/cv/resumeDate'
import { isEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { Dictionary } from '../../../i18n/fr.ts'

export type EditedPart = CvPart | 'person'
export type ProblemCode = keyof Dictionary['cv']['problems']

/** Missing or too long values, by part: advice, never a refusal. */
export function cvProblems(resume: Resume): Readonly<Record<EditedPart, readonly ProblemCode[]>> {
  const { basics, education, skills, languages, references, certificates } = resume
  const { name, label, phone, email, location, summary } = basics
  return {
    person: found({
      nameMissing: isEmpty(name),
      labelMissing: isEmpty(label),
      phoneMissing: isEmpty(phone),
      phoneWrong: !isEmpty(phone) && !phone.split(/[/,;]/).every(isPhone),
      emailWrong: !isEmpty(email) && !isEmail(email.trim()),
      cityMissing: isEmpty(location.city),
    }),
    profile: found({ profileMissing: isEmpty(summary), profileLong: summary.length > 600 }),
    work: workProblems(resume),
    education: found({ educationMissing: education.length === 0, ...datesOf(education) }),
    certificates: found({
      dateWrong: certificates.some(({ date }) => date !== '' && !resumeDate.test(date)),
    }),
    skills: found({
      skillsFew: countOf(skills) < 3,
      skillsMany: countOf(skills) > 15,
    }),
    languages: found({ languagesMissing: languages.every(({ language }) => isEmpty(language)) }),
    licences: [],
    interests: [],
    references: found({
      refereeNumber: references.some(({ reference }) => reference.replace(/\D/g, '').length < 8),
    }),
  }
}

function workProblems({ work }: Resume): readonly ProblemCode[] {
  const lines = work.flatMap(({ highlights }) => highlights)
  return found({
    workMissing: work.length === 0,
    workUntitled: work.some(({ position }) => isEmpty(position)),
    dateMissing: work.some(({ startDate }) => startDate === ''),
    ...datesOf(work),
    lineLong: lines.some((line) => line.length > 160),
    manyLines: work.some(
      ({ highlights }) => highlights.filter((line) => !isEmpty(line)).length > 7,
    ),
  })
}

function datesOf(periods: readonly { startDate: string; endDate: string }[]) {
  const dates = periods.flatMap(({ startDate, endDate }) => [startDate, endDate])
  return {
    dateWrong: dates.some((date) => date !== '' && !resumeDate.test(date)),
    datesReversed: periods.some(({ startDate, endDate }) => isReversed(startDate, endDate)),
  }
}

/** A year alone is any month of it. */
function isReversed(start: string, end: string): boolean {
  if (!resumeDate.test(start) || !resumeDate.test(end)) return false
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length)
}

const isEmpty = (text: string) => text.trim() === ''
const isPhone = (text: string) => internationalPhone(text, '+226') !== undefined
const countOf = (skills: Resume['skills']) => skills.filter(({ name }) => !isEmpty(name)).length

function found(problems: Partial<Record<ProblemCode, boolean>>): readonly ProblemCode[] {
  const codes = Object.keys(problems) as ProblemCode[]
  return codes.filter((code) => problems[code])
}
