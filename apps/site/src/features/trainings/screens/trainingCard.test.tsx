import { describe, expect, test } from 'vitest'
import { linksIn, rendered } from '../../../../test/markup.ts'
import { inFrench, madeTraining, today } from '../../../../test/shownTraining.ts'
import { TrainingCard } from './TrainingCard.tsx'

describe('A training on its card (product 2.9)', () => {
  const card = (more: Record<string, unknown>) =>
    rendered(<TrainingCard training={madeTraining(more)} {...inFrench} today={today} />)

  test('has a title of 20 and a description of 70 characters, each with an ellipsis', () => {
    const { text } = card({ Theme: 'T'.repeat(25), description: 'd'.repeat(80) })
    expect(text).toContain(`${'T'.repeat(20)}…`)
    expect(text).not.toContain('T'.repeat(21))
    expect(text).toContain(`${'d'.repeat(70)}…`)
    expect(text).not.toContain('d'.repeat(71))
  })

  test('says its hours, its price and its instructor', () => {
    const { text } = card({})
    expect(text).toContain('14 heures')
    expect(text).toContain('45\u202f000\u00a0CFA')
    expect(text).toContain('Awa Sanou')
  })

  test('leaves out what is not known', () => {
    const { text } = card({ prix_formation: null, nombre_heures: null, formateur: { data: null } })
    expect(text).not.toMatch(/CFA|heures|Sanou|null/)
  })

  test('leads to its page only', () => {
    expect(new Set(linksIn(card({}).html))).toEqual(new Set(['/formations/excel']))
  })

  test('says its whole title to a screen reader and where nothing hovers', () => {
    const Theme = 'Comptabilité SYSCOHADA pour les petites entreprises'
    const { html } = card({ Theme })
    expect(html).toContain(`<h3 aria-label="${Theme}"`)
    expect(html).toContain(`title="${Theme}" data-rest="SYSCOHADA pour les petites entreprises"`)
    expect(card({ Theme: 'Excel' }).html).not.toContain('data-rest')
  })

  test('says when, where, how, at what level and with which proof', () => {
    const { text } = card({ ville: 'Bobo-Dioulasso' })
    expect(text).toContain('7 décembre 2026 Bobo-Dioulasso En salle Débutant Certificat')
    expect(card({ avec_certificat: false }).text).not.toContain('Certificat')
  })

  test('costs nothing in words', () => {
    expect(card({ prix_formation: 0 }).text).toContain('Gratuit')
    expect(card({ prix_formation: 0 }).text).not.toContain('CFA')
  })

  test.each([
    ['2026-11-21', undefined],
    ['2026-11-20', 'Session commencée'],
    ['2026-11-10', 'Session passée'],
  ])('of %s is marked: %s, and leads to the next date where it is over', (day, mark) => {
    const { text, html } = card({ date_formation: day })
    const next = linksIn(html).find((link) => link.startsWith('/demander-un-devis'))
    expect(/Session \S+/.exec(text)?.[0]).toBe(mark)
    expect(next === undefined).toBe(mark === undefined)
  })
})
