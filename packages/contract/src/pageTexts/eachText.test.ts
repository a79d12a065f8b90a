import { describe, expect, it } from 'vitest'
import { eachText, namedTexts } from './eachText.ts'
import type { PageText, TextsOfPage } from './pageText.ts'

const text = (fr: string): PageText => ({ label: fr, longest: 20, fr, en: fr, ar: fr })
const page = {
  heading: text('Nos services'),
  steps: [
    { name: text('Écouter'), text: text('Nous venons voir.') },
    { name: text('Chiffrer'), text: text('Par écrit.') },
  ],
  measures: [text('Le coût'), text('Le délai')],
  label: text('Une étiquette'),
} satisfies TextsOfPage

describe('the texts of a page, one by one', () => {
  it('are named by where they stand, from the top of the page', () => {
    expect(namedTexts(page).map(([name, { fr }]) => [name, fr])).toEqual([
      ['heading', 'Nos services'],
      ['steps1Name', 'Écouter'],
      ['steps1Text', 'Nous venons voir.'],
      ['steps2Name', 'Chiffrer'],
      ['steps2Text', 'Par écrit.'],
      ['measures1', 'Le coût'],
      ['measures2', 'Le délai'],
      // The name of a text, not what staff call the texts around it.
      ['label', 'Une étiquette'],
    ])
  })

  it('keep the shape in which the page reads them', () => {
    const said = eachText(page, ({ fr }, name) => `${name}: ${fr.length}`)
    expect(said.heading).toBe('heading: 12')
    expect(said.steps.map(({ name }) => name)).toEqual(['steps1Name: 7', 'steps2Name: 8'])
    expect(said.measures).toEqual(['measures1: 7', 'measures2: 8'])
  })

  it('are none where a page has none', () => {
    expect(namedTexts({})).toEqual([])
    expect(eachText({ steps: [] }, () => 'x')).toEqual({ steps: [] })
  })
})
