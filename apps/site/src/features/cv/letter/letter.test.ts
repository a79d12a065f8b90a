import { emptyResume } from '@sira/contract/cv/emptyResume'
import { letterSchema } from '@sira/contract/cv/letter'
import { localeCodes } from '@sira/contract/locales'
import { describe, expect, it } from 'vitest'
import { letterProblems } from './letterProblems.ts'
import { letterKinds, letterText } from './letterText.ts'

describe('a letter drafted from an offer and a CV', () => {
  const resume = emptyResume('fr')
  resume.basics.phone = '70 12 34 56'
  resume.skills = [{ name: 'Sage', keywords: [] }]
  resume.work.push({
    position: 'Caissière',
    name: 'Alimentation Wend-Kuuni',
    location: '',
    startDate: '2020',
    endDate: '',
    summary: '',
    highlights: [],
  })

  it.each(localeCodes)('names the post, the company, the last work and the number: %s', (lang) => {
    for (const kind of letterKinds) {
      const text = letterText(kind, lang, { post: 'Comptable', company: 'Faso Coton', resume })
      for (const said of ['Comptable', 'Faso Coton', 'Caissière', 'Sage', '70 12 34 56']) {
        expect(text).toContain(said)
      }
    }
  })

  it.each(localeCodes)('is whole where nothing is known: %s', (lang) => {
    for (const kind of letterKinds) {
      const text = letterText(kind, lang, { post: '', company: '', resume: undefined })
      expect(text).not.toMatch(/undefined|\(\)| {2}| [,.،]|«\s*»|“\s*”/)
    }
  })

  it('is not ready while a passage is to be replaced', () => {
    const text = letterText('offer', 'fr', { post: 'Comptable', company: 'Faso', resume })
    const letter = letterSchema.parse({ lang: 'fr', design: 'sobre', text })
    expect(letterProblems(letter)).toContain('toReplace')
    const own = text.replace(/\[.*\]/, 'Je connais vos clients, et je parle leurs langues.')
    const whole = { ...letter, name: 'Awa', phone: '70', company: 'Faso', subject: 'x', text: own }
    expect(letterProblems(whole)).toEqual([])
  })
})
