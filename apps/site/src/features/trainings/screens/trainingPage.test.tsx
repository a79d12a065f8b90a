import { describe, expect, test } from 'vitest'
import { linksIn, posterFactsIn, rendered } from '../../../../test/markup.ts'
import { inFrench, madeTraining, today } from '../../../../test/shownTraining.ts'
import { wireNamed } from '../../../../test/wireNews.ts'
import { en } from '../../../i18n/en.ts'
import { fr } from '../../../i18n/fr.ts'
import { KeyFacts } from './KeyFacts.tsx'
import { TrainingDetail } from './TrainingDetail.tsx'
import { TrainingInstructor } from './TrainingInstructor.tsx'
import { TrainingOverview } from './TrainingOverview.tsx'
import { TrainingPayments } from './TrainingPayments.tsx'
import { TrainingSidebar } from './TrainingSidebar.tsx'

describe('What decides stands below the title of a training', () => {
  const facts = (more: Record<string, unknown>) =>
    rendered(<KeyFacts training={madeTraining(more)} words={fr} today={today} />).text

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
    const shown = { training: madeTraining(), words, locale: words.locale, light: false, today }
    const { text } = rendered(
      <TrainingDetail {...shown} payments={[]} address="/formations/excel" />,
    )
    expect(text).toContain(said)
  },
)

test('The poster of a training names its days while one can still come, and none that are over', () => {
  const poster = (date_formation: string) => {
    const shown = { ...inFrench, training: madeTraining({ date_formation }), today }
    return posterFactsIn(rendered(<TrainingDetail {...shown} payments={[]} address="/f" />).html)
  }
  const rest = ['Koudougou', '45\u202f000\u00a0FCFA']
  expect(poster('2026-12-09')).toEqual(['9–11 décembre 2026', ...rest])
  expect(poster('2026-11-20')).toEqual(rest)
})

describe('The tabs of a training (product 2.10)', () => {
  test('Aperçu shows description, objectives, audience as HTML, and skills one by one', () => {
    const { html, text } = rendered(
      <TrainingOverview
        training={madeTraining({ cible: '<p>Tous <script>x</script></p>' })}
        words={fr}
      />,
    )
    expect(html).toContain('<strong>description</strong>')
    expect(text).toMatch(
      /Description .* Objectifs .* Public cible .* Compétences acquises Lire Compter/,
    )
    expect(html).not.toContain('<script')
  })

  test('Aperçu without anything says what to do', () => {
    const empty = { description: null, objectifs: null, cible: null, Competences: ' , ' }
    const { text } = rendered(<TrainingOverview training={madeTraining(empty)} words={fr} />)
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
    const { html, text } = rendered(<TrainingInstructor trainer={trainer} {...inFrench} />)
    expect(text).toContain('Awa Sanou Comptable Quinze ans Coordonnées +226 70 00 00 00')
    expect(html).toContain('<em>Quinze ans</em>')
    // A number is dialled from the left, in Arabic too.
    expect(html).toContain('<bdi>+226 70 00 00 00</bdi>')
    expect(rendered(<TrainingInstructor trainer={null} {...inFrench} />).text).toContain('annoncé')
  })

  test('Moyens de paiements shows what the training accepts, or every mode, or says when it will be told', () => {
    const modes = ['Espèces', 'Orange Money', 'Virement'].map((nom, id) => ({
      id,
      nom,
      logo: null,
    }))
    const shown = (more: Record<string, unknown>, payments = modes) =>
      rendered(
        <TrainingPayments
          accepted={madeTraining(more).payments}
          payments={payments}
          {...inFrench}
        />,
      ).text
    const accepted = [1, 7].map((id) => ({ id, attributes: wireNamed(modes[id]?.nom ?? 'Wave') }))
    expect(shown({ modespayments: { data: accepted } })).toMatch(/: Orange Money Wave$/)
    expect(shown({})).toMatch(/: Espèces Orange Money Virement$/)
    expect(shown({}, [])).toContain('devis')
  })
})

describe('The page of a training (product 2.10)', () => {
  const page = (more: Record<string, unknown>) =>
    rendered(
      <TrainingDetail
        training={madeTraining(more)}
        payments={[]}
        {...inFrench}
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

describe('The sidebar of a training (product 2.10)', () => {
  const sidebar = (more: Record<string, unknown>, day = today) =>
    rendered(<TrainingSidebar training={madeTraining(more)} {...inFrench} today={day} />)

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

  test('shows its video first, as an image with a link, and asks nothing of its site', () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ'
    const { html } = sidebar({ video_url: video })
    expect(linksIn(html)[0]).toBe(video)
    expect(html).toMatch(new RegExp(`<a href="${video}"[^>]*>.*<(img|svg).*</a>.*<h2`, 's'))
    expect(html).not.toContain('<iframe')
    expect(linksIn(sidebar({}).html)).not.toContain(video)
  })
})
