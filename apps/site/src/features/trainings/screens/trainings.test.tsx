import { describe, expect, test } from 'vitest'
import { linksIn, rendered } from '../../../../test/markup.ts'
import { wireNamed } from '../../../../test/wireNews.ts'
import { wireTraining } from '../../../../test/wireRecords.ts'
import { fr } from '../../../i18n/fr.ts'
import { trainingEntity } from '../training.ts'
import { TrainingCard } from './TrainingCard.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingInstructor } from './TrainingInstructor.tsx'
import { TrainingOverview } from './TrainingOverview.tsx'
import { TrainingPayments } from './TrainingPayments.tsx'
import { TrainingSidebar } from './TrainingSidebar.tsx'

const made = (more: Record<string, unknown> = {}) =>
  trainingEntity.parse(wireTraining('excel', more))
const base = { words: fr, locale: 'fr', light: false } as const

describe('A training on its card (spec 2.9)', () => {
  const card = (more: Record<string, unknown>) =>
    rendered(<TrainingCard training={made(more)} {...base} />)

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
})

describe('The filters of the catalogue (spec 2.9)', () => {
  test('show the choice that is in the address, and a way out of it', () => {
    const { html, text } = rendered(
      <TrainingFilters selection={{ niveaux: ['avance'], prix: 'croissant' }} words={fr} />,
    )
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    )
    expect(checked).toEqual(['avance', 'croissant'])
    expect(text).toContain('Tout afficher')
  })

  test('offer three levels and four orders', () => {
    const { html } = rendered(
      <TrainingFilters selection={{ niveaux: [], prix: undefined }} words={fr} />,
    )
    expect(html.match(/type="checkbox"/g)).toHaveLength(3)
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    expect(html).not.toContain('Tout afficher')
  })
})

describe('The tabs of a training (spec 2.10)', () => {
  test('Aperçu shows description, objectives, audience as HTML, and skills one by one', () => {
    const { html, text } = rendered(
      <TrainingOverview training={made({ cible: '<p>Tous <script>x</script></p>' })} words={fr} />,
    )
    expect(html).toContain('<strong>description</strong>')
    expect(text).toMatch(
      /Description .* Objectifs .* Public cible .* Compétences acquises Lire Compter/,
    )
    expect(html).not.toContain('<script')
  })

  test('Aperçu without anything says what to do', () => {
    const empty = { description: null, objectifs: null, cible: null, Competences: ' , ' }
    const { text } = rendered(<TrainingOverview training={made(empty)} words={fr} />)
    expect(text).toContain('Demandez-le nous')
  })

  test('Instructeur shows name, profession, description and contact', () => {
    const trainer = {
      Prenoms: 'Awa',
      Nom: 'Sanou',
      Profession: 'Comptable',
      Description: '*Quinze ans*',
      coordonnees: '+226 70 00 00 00',
    }
    const { html, text } = rendered(<TrainingInstructor trainer={trainer} words={fr} />)
    expect(text).toContain('Awa Sanou Comptable Quinze ans Coordonnées +226 70 00 00 00')
    expect(html).toContain('<em>Quinze ans</em>')
    expect(rendered(<TrainingInstructor trainer={null} words={fr} />).text).toContain('annoncé')
  })

  test('Moyens de paiements shows what the training accepts, or every mode, or says when it will be told', () => {
    const modes = ['Espèces', 'Orange Money', 'Virement'].map((nom, id) => ({
      id,
      nom,
      logo: null,
    }))
    const shown = (more: Record<string, unknown>, payments = modes) =>
      rendered(<TrainingPayments accepted={made(more).payments} payments={payments} {...base} />)
        .text
    const accepted = [1, 7].map((id) => ({ id, attributes: wireNamed(modes[id]?.nom ?? 'Wave') }))
    expect(shown({ modespayments: { data: accepted } })).toMatch(/: Orange Money Wave$/)
    expect(shown({})).toMatch(/: Espèces Orange Money Virement$/)
    expect(shown({}, [])).toContain('devis')
  })
})

describe('The sidebar of a training (spec 2.10)', () => {
  const sidebar = (more: Record<string, unknown>, today = '2026-11-21') =>
    rendered(<TrainingSidebar training={made(more)} {...base} today={today} />)

  test('shows the start, the end two days later, and yes or no', () => {
    const { text } = sidebar({})
    expect(text).toContain('Début 2026-12-07')
    expect(text).toContain('Fin 2026-12-09')
    expect(text).toContain('Certificat Oui')
    expect(text).toContain('Test ou quiz Non')
  })

  test('shows the end that staff gave', () => {
    expect(sidebar({ date_fin: '2026-12-20' }).text).toContain('Fin 2026-12-20')
  })

  test('says so when the session is past', () => {
    expect(sidebar({}, '2026-12-10').text).toContain('Cette session est passée')
    expect(sidebar({}, '2026-12-09').text).not.toContain('Cette session est passée')
  })

  test('Acheter leads to the quote form, filled in', () => {
    expect(linksIn(sidebar({}).html)[0]).toBe(
      '/demander-un-devis?service=Formation+professionnelle&objet=Formation%C2%A0%3A+Th%C3%A8me+de+excel&formation=excel',
    )
  })

  test('plays a YouTube video in the page once asked, and links to any other', () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ'
    expect(sidebar({ video_url: video }).html).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(linksIn(sidebar({ video_url: 'https://exemple.bf/film' }).html)).toContain(
      'https://exemple.bf/film',
    )
    expect(sidebar({}).html).not.toContain('<iframe')
  })
})
