import { cvWords } from '@sira/contract/cv/cvWords'
import type { Letter } from '@sira/contract/cv/letter'
import { printedCv } from '@sira/contract/cv/printedCv'
import { printedLetter } from '@sira/contract/cv/printedLetter'
import type { Resume } from '@sira/contract/cv/resume'
import { drawPage } from './drawPage.ts'

/** `day`: on which it is drawn, `2026-11-28`. */
export function drawCv(resume: Resume, day: string): Promise<Buffer> {
  const cv = printedCv(resume)
  const title = [cvWords[cv.lang].cv, cv.name].filter((part) => part !== '').join(' · ')
  return drawPage('cv.typ', { ...cv, title, day })
}

export function drawLetter(letter: Letter, day: string): Promise<Buffer> {
  const page = printedLetter(letter)
  const title = page.subject || page.name || page.recipient[0] || day
  return drawPage('letter.typ', { ...page, title, day })
}
