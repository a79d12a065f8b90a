import { describe, expect, test } from 'vitest'
import { linksIn, rendered } from '../../../../test/markup.ts'
import { wireNamed } from '../../../../test/wireNews.ts'
import { wireTraining } from '../../../../test/wireRecords.ts'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import { type TrainingSelection, wholeCatalogue } from '../choosing/trainingSelection.ts'
import { trainingEntity } from '../training.ts'
import { ChosenTrainingFilters } from './ChosenTrainingFilters.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { QuickTrainingChoices } from './QuickTrainingChoices.tsx'
import { TrainingCard } from './TrainingCard.tsx'
import { TrainingDetail } from './TrainingDetail.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingInstructor } from './TrainingInstructor.tsx'
import { TrainingOverview } from './TrainingOverview.tsx'
import { TrainingPayments } from './TrainingPayments.tsx'
import { TrainingSidebar } from './TrainingSidebar.tsx'

const made = (more: Record<string, unknown> = {}) =>
  trainingEntity.parse(wireTraining('excel', more))
const today = '2026-11-21'
const base = { words: fr, locale: 'fr', light: false } as const

describe('A training on its card (spec 2.9)', () => {
  const card = (more: Record<string, unknown>) =>
    rendered(<TrainingCard training={made(more)} {...base} today={today} />)

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
    expect(html).toContain(`title="${Theme}"`)
    expect(html).toContain('whole-title')
    expect(card({ Theme: 'Excel' }).html).not.toContain('whole-title')
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

describe('The filters of the catalogue (spec 2.9)', () => {
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
    [{ mode: 9 }, 'Mode'],
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

describe('What decides stands below the title of a training', () => {
  const facts = (more: Record<string, unknown>) =>
    rendered(<KeyFacts training={made(more)} words={fr} today={today} />).text

  test('the price, the days written out and the place', () => {
    expect(facts({})).toBe('Prix 45\u202f000\u00a0FCFA Date 7–9 décembre 2026 Lieu Koudougou')
  })

  test('with what is known of them', () => {
    expect(facts({ prix_formation: null, date_formation: null, lieu: null })).toBe(
      'Date À préciser Lieu En salle',
    )
  })

  test('and first that one can no longer come to it', () => {
    expect(facts({ date_formation: '2026-11-10' })).toMatch(/^Session Session passée Prix/)
    expect(facts({ date_formation: '2026-11-20' })).toMatch(/^Session Session commencée Prix/)
  })
})

test.each([
  [fr, 'Formateur\u00a0: Awa Sanou'],
  [en, 'Trainer: Awa Sanou'],
] as const)(
  'Who teaches a training stands below its title, set as its language is: %#',
  (words, said) => {
    const shown = { training: made(), words, locale: words.locale, light: false, today }
    const { text } = rendered(
      <TrainingDetail {...shown} payments={[]} address="/formations/excel" />,
    )
    expect(text).toContain(said)
  },
)

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
      photo: { data: null },
    }
    const { html, text } = rendered(<TrainingInstructor trainer={trainer} {...base} />)
    expect(text).toContain('Awa Sanou Comptable Quinze ans Coordonnées +226 70 00 00 00')
    expect(html).toContain('<em>Quinze ans</em>')
    // A number is dialled from the left, in Arabic too.
    expect(html).toContain('<bdi>+226 70 00 00 00</bdi>')
    expect(rendered(<TrainingInstructor trainer={null} {...base} />).text).toContain('annoncé')
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

describe('The page of a training (spec 2.10)', () => {
  const page = (more: Record<string, unknown>) =>
    rendered(
      <TrainingDetail
        training={made(more)}
        payments={[]}
        {...base}
        today={today}
        address="https://sira.bf/formations/excel"
      />,
    ).text

  test('speaks of payment where there is something to pay', () => {
    expect(page({})).toMatch(/Acheter.*Acheter/)
    expect(page({})).toContain('Moyens de paiements')
    expect(page({ prix_formation: 0 })).not.toMatch(/Acheter|Moyens de paiements/)
  })
})

describe('The sidebar of a training (spec 2.10)', () => {
  const sidebar = (more: Record<string, unknown>, day = today) =>
    rendered(<TrainingSidebar training={made(more)} {...base} today={day} />)

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

  test('offers the next date instead of Acheter once the session has begun', () => {
    expect(sidebar({}, '2026-12-07').text).toContain('Acheter')
    for (const day of ['2026-12-08', '2026-12-10']) {
      const { text, html } = sidebar({}, day)
      expect(text).toContain('Demander la prochaine date')
      expect(text).not.toContain('Acheter')
      expect(linksIn(html)[0]).toContain('objet=Prochaine+date')
    }
  })

  test('shows what the certificate looks like, where there is one', () => {
    expect(sidebar({}).text).toContain('Attestation de formation décernée à')
    expect(sidebar({ avec_certificat: false }).text).not.toContain('Attestation')
  })

  test('says near the price what buying binds to', () => {
    const { text, html } = sidebar({})
    expect(text).toContain('Rien à payer maintenant')
    expect(linksIn(html)).toContain('/termes-et-conditions')
  })

  test('Acheter leads to the quote form, filled in', () => {
    expect(linksIn(sidebar({}).html)[0]).toBe(
      '/demander-un-devis?service=Formation+professionnelle&objet=Formation%C2%A0%3A+Th%C3%A8me+de+excel&formation=excel',
    )
  })

  test('sells nothing that is free, and asks for the day of what has none', () => {
    const free = sidebar({ prix_formation: 0 })
    expect(free.text).toContain('Gratuit')
    expect(free.text).toContain('S’inscrire')
    expect(free.text).not.toMatch(/Acheter|devis|payer/)
    expect(linksIn(free.html)[0]).toContain('&formation=excel')
    const undated = sidebar({ date_formation: null, prix_formation: null })
    expect(undated.text).toContain('Demander la date')
    expect(undated.text).not.toContain('Acheter')
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
