import { describe, expect, test } from 'vitest'
import { linksIn, rendered } from '../../../../test/markup.ts'
import { fr } from '../../../i18n/fr.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import { type TrainingSelection, wholeCatalogue } from '../choosing/trainingSelection.ts'
import { ChosenTrainingFilters } from './ChosenTrainingFilters.tsx'
import { QuickTrainingChoices } from './QuickTrainingChoices.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'

describe('The filters of the catalogue (product 2.9)', () => {
  const named = (value: string, name: string) => ({ value, name })
  const choices: TrainingChoices = {
    theme: [named('2', 'Excel'), named('5', 'Vente')],
    ville: [
      { ...named('bobo-dioulasso', 'Bobo-Dioulasso'), spellings: ['Bobo-Dioulasso'] },
      { ...named('kaya', 'Kaya'), spellings: ['Kaya'] },
    ],
    mois: [named('2027-01', 'janvier 2027')],
    mode: [named('3', 'En ligne')],
  }
  const shown = (more: Partial<TrainingSelection> = {}) => ({
    selection: { ...wholeCatalogue, ...more },
    choices,
    words: fr,
  })

  test('show the choice that is in the address, and a way out of it', () => {
    const chosen = shown({ niveau: ['avance'], prix: 'croissant', ville: 'kaya' })
    const { html, text } = rendered(<TrainingFilters {...chosen} />)
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    )
    expect(checked).toEqual(['avance', 'croissant'])
    expect(html).toContain('<option value="kaya" selected="">Kaya</option>')
    expect(text).toContain('Tout afficher')
  })

  test('offer three levels, four orders, and what the trainings to come have; folded away', () => {
    const { html } = rendered(<TrainingFilters {...shown()} />)
    expect(html.match(/name="niveau"/g)).toHaveLength(3)
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    for (const name of ['Excel', 'Bobo-Dioulasso', 'janvier 2027', 'En ligne', 'Gratuit']) {
      expect(html).toContain(`>${name}</option>`)
    }
    expect(html).toContain('action="/nos-formations#catalogue"')
    expect(html).not.toContain('<details open')
    expect(html).not.toContain('Tout afficher')
  })

  test('that are chosen stand above the results, each a link to the results without it', () => {
    const chosen = shown({ ville: 'kaya', mois: '2027-01', niveau: ['avance'], budget: '25000' })
    const { html, text } = rendered(<ChosenTrainingFilters {...chosen} />)
    expect(text).toBe('Kaya janvier 2027 Avancé Jusqu’à 25\u202f000\u00a0FCFA Tout afficher')
    expect(linksIn(html)[0]).toBe(
      '/nos-formations?mois=2027-01&niveau=avance&budget=25000#catalogue',
    )
    expect(html).toContain('aria-label="Retirer le filtre\u00a0: Kaya"')
  })

  test.each([
    [{ theme: 9 }, 'Thème'],
    [{ ville: 'dori' }, 'Ville'],
    [{ mode: '9' }, 'Mode'],
  ] as const)('that no training to come has any more are named by their kind: %o', (more, name) => {
    const { html, text } = rendered(<ChosenTrainingFilters {...shown(more)} />)
    expect(text).toBe(name)
    expect(html).toContain(`aria-label="Retirer le filtre\u00a0: ${name}"`)
  })

  test('of one touch stand in place of what no training to come has', () => {
    expect(linksIn(rendered(<QuickTrainingChoices {...shown({ ville: 'dori' })} />).html)).toEqual([
      '/nos-formations?ville=bobo-dioulasso#catalogue',
      '/nos-formations?ville=kaya#catalogue',
      '/nos-formations?theme=2&ville=dori#catalogue',
      '/nos-formations?theme=5&ville=dori#catalogue',
    ])
  })

  test('of one touch add to what is chosen, and are not offered twice', () => {
    expect(linksIn(rendered(<QuickTrainingChoices {...shown()} />).html)).toEqual([
      '/nos-formations?ville=bobo-dioulasso#catalogue',
      '/nos-formations?ville=kaya#catalogue',
      '/nos-formations?theme=2#catalogue',
      '/nos-formations?theme=5#catalogue',
    ])
    expect(linksIn(rendered(<QuickTrainingChoices {...shown({ ville: 'kaya' })} />).html)).toEqual([
      '/nos-formations?theme=2&ville=kaya#catalogue',
      '/nos-formations?theme=5&ville=kaya#catalogue',
    ])
  })
})
