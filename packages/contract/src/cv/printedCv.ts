import type { Locale } from '../locales.ts'
import type { CvDesign } from './cvChoices.ts'
import { cvDate, cvPeriod } from './cvDates.ts'
import { type CvPart, cvParts, cvWords } from './cvWords.ts'
import type { Resume } from './resume.ts'
import { spokenIn } from './spokenLanguages.ts'

export interface PrintedEntry {
  title: string
  place: string
  dates: string
  text: string
  lines: readonly string[]
}

export interface PrintedSection {
  part: CvPart
  title: string
  text: string
  entries: readonly PrintedEntry[]
  /** Short items, which may be placed side by side. */
  items: readonly string[]
}

export interface PrintedContact {
  kind: 'phone' | 'email' | 'place' | 'url'
  text: string
}

/** A CV for paper, drawn by the page of the browser or by the back office. */
export interface PrintedCv {
  lang: Locale
  design: CvDesign
  name: string
  label: string
  contacts: readonly PrintedContact[]
  sections: readonly PrintedSection[]
}

const written = (...texts: string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== '')

/** The text of a CV, in its language; empty parts are left out. */
export function printedCv(resume: Resume): PrintedCv {
  const { basics, meta } = resume
  const { lang, design } = meta['x-sira']
  const words = cvWords[lang]
  const { address, city } = basics.location
  const contacts: PrintedContact[] = [
    { kind: 'phone', text: basics.phone.trim() },
    { kind: 'email', text: basics.email.trim() },
    { kind: 'place', text: written(address, city).join(words.comma) },
    { kind: 'url', text: basics.url.trim() },
  ]
  return {
    lang,
    design,
    name: basics.name.trim(),
    label: basics.label.trim(),
    contacts: contacts.filter(({ text }) => text !== ''),
    sections: cvParts.map((part) => sectionOf(part, resume, lang)).filter(isFilled),
  }
}

function isFilled({ text, entries, items }: PrintedSection): boolean {
  return text !== '' || entries.length > 0 || items.length > 0
}

function sectionOf(part: CvPart, resume: Resume, lang: Locale): PrintedSection {
  const words = cvWords[lang]
  const entries = (entriesOf[part]?.(resume, lang) ?? []).filter(
    ({ title, place, dates, text, lines }) =>
      written(title, place, dates, text, ...lines).length > 0,
  )
  return {
    part,
    title: words.parts[part],
    text: part === 'profile' ? resume.basics.summary.trim() : '',
    entries,
    items: written(...(itemsOf[part]?.(resume, lang) ?? [])),
  }
}

type Of<Result> = Partial<Record<CvPart, (resume: Resume, lang: Locale) => Result[]>>

const entriesOf: Of<PrintedEntry> = {
  work: ({ work }, lang) =>
    work.map(({ name, position, location, startDate, endDate, summary, highlights }) => ({
      title: position.trim(),
      place: written(name, location).join(cvWords[lang].comma),
      dates: cvPeriod(startDate, endDate, lang, true),
      text: summary.trim(),
      lines: written(...highlights),
    })),
  education: ({ education }, lang) =>
    education.map(({ institution, studyType, area, startDate, endDate }) => ({
      title: written(studyType, area).join(cvWords[lang].comma),
      place: institution.trim(),
      dates: cvPeriod(startDate, endDate, lang, false),
      text: '',
      lines: [],
    })),
  certificates: ({ certificates }, lang) =>
    certificates.map(({ name, issuer, date }) => ({
      title: name.trim(),
      place: issuer.trim(),
      dates: cvDate(date, lang),
      text: '',
      lines: [],
    })),
  references: ({ references }) =>
    references.map(({ name, reference }) => ({
      title: name.trim(),
      place: reference.trim(),
      dates: '',
      text: '',
      lines: [],
    })),
}

const itemsOf: Of<string> = {
  skills: ({ skills }, lang) => skills.map((skill) => withKeywords(skill, lang)),
  languages: ({ languages }, lang) =>
    languages.map(({ language, fluency }) =>
      written(spokenIn(language, lang), spokenIn(fluency, lang)).join(cvWords[lang].colon),
    ),
  licences: ({ meta }, lang) => {
    const { licences } = meta['x-sira']
    return licences.length === 0 ? [] : [cvWords[lang].licence(licences.join(cvWords[lang].comma))]
  },
  interests: ({ interests }, lang) => interests.map((interest) => withKeywords(interest, lang)),
}

function withKeywords({ name, keywords }: Resume['skills'][number], lang: Locale): string {
  const { colon, comma } = cvWords[lang]
  return written(name, written(...keywords).join(comma)).join(colon)
}
