import type { Locale } from '../locales.ts'
import { writtenDay } from '../writtenDates.ts'
import type { CvDesign } from './cvChoices.ts'
import { cvWords } from './cvWords.ts'
import type { Letter } from './letter.ts'
import type { PrintedContact } from './printedCv.ts'

/** A letter for paper, however it is drawn. */
export interface PrintedLetter {
  lang: Locale
  design: CvDesign
  name: string
  contacts: readonly PrintedContact[]
  recipient: readonly string[]
  /** « Bobo-Dioulasso, le 28 novembre 2026 » */
  written: string
  subject: string
  paragraphs: readonly string[]
}

const subjects: Readonly<Record<Locale, string>> = {
  fr: 'Objet\u00a0: ',
  en: 'Subject: ',
  ar: 'الموضوع: ',
}

export function printedLetter(letter: Letter): PrintedLetter {
  const { lang, design, name, phone, email, city, date, subject } = letter
  const contacts: PrintedContact[] = [
    { kind: 'phone', text: phone.trim() },
    { kind: 'email', text: email.trim() },
    { kind: 'place', text: city.trim() },
  ]
  const recipient = [letter.recipient, letter.company, letter.companyCity]
  return {
    lang,
    design,
    name: name.trim(),
    contacts: contacts.filter(({ text }) => text !== ''),
    recipient: recipient.map((line) => line.trim()).filter((line) => line !== ''),
    written: [city.trim(), dayOf(date, lang)]
      .filter((part) => part !== '')
      .join(cvWords[lang].comma),
    subject: subject.trim() === '' ? '' : subjects[lang] + subject.trim(),
    paragraphs: letter.text
      .split(/\n+/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  }
}

function dayOf(date: string, lang: Locale): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return ''
  return lang === 'fr' ? `le ${writtenDay(date, lang)}` : writtenDay(date, lang)
}
