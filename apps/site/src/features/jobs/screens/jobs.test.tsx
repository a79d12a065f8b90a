import { describe, expect, test } from 'vitest'
import { linksIn, rendered } from '../../../../test/markup.ts'
import { wireJob } from '../../../../test/wireRecords.ts'
import { fr } from '../../../i18n/fr.ts'
import { jobEntity } from '../job.ts'
import { JobCard } from './JobCard.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobList } from './JobList.tsx'
import { JobModal } from './JobModal.tsx'

const made = (more: Record<string, unknown> = {}) => jobEntity.parse(wireJob('vendeur', more))

describe('A job on its card (spec 2.11)', () => {
  const card = (more: Record<string, unknown> = {}) =>
    rendered(<JobCard job={made(more)} words={fr} modalAddress="/m" />)

  test('has a title of 20 and a description of 70 characters', () => {
    const { text } = card({ titre: 'T'.repeat(30), description: 'd'.repeat(90) })
    expect(text).toContain(`${'T'.repeat(20)}…`)
    expect(text).toContain(`${'d'.repeat(70)}…`)
    expect(text).not.toMatch(/T{21}|d{71}/)
  })

  test('names company, last day, domain, level and country', () => {
    const level = { data: { id: 1, attributes: { nom: '3 à 5 ans' } } }
    const { text } = card({ experience_level: level })
    for (const fact of ['Faso Logis', '2026-12-10', 'Numérique', '3 à 5 ans', 'Burkina Faso']) {
      expect(text).toContain(fact)
    }
  })

  test('marks an urgent offer, and no other', () => {
    expect(card({ urgent: true }).text).toContain('Urgent')
    expect(card({ urgent: false }).text).not.toContain('Urgent')
  })

  test('leads to its page, and its button to its modal', () => {
    expect(linksIn(card().html)).toEqual(['/jobs/vendeur', '/m'])
  })
})

describe('The list of jobs (spec 2.11)', () => {
  test('says that there are none rather than showing nothing', () => {
    const { text } = rendered(
      <JobList
        jobs={{ items: [], page: 1, pageCount: 0, total: 0 }}
        words={fr}
        pageAddress={String}
        modalAddress={String}
      />,
    )
    expect(text).toContain('Aucune offre ouverte aujourd’hui')
    expect(text).toContain('0 offre ouverte')
  })
})

describe('The modal of a job (spec 2.11)', () => {
  const modal = rendered(<JobModal job={made()} words={fr} closeAddress="/retour" />)

  test('is a dialog that is open, named by its title and that of the job, 1000 wide', () => {
    expect(modal.html).toMatch(
      /^<dialog open="" aria-modal="true" aria-labelledby="offre offre-titre"/,
    )
    expect(modal.html).toMatch(
      /<h2 id="offre".*Détails de l’offre.*<h3 id="offre-titre".*Titre de vendeur/,
    )
    expect(modal.html).toContain('max-w-[1000px]')
  })

  test('shows the facts in order, and a dash for what is not known', () => {
    expect(modal.text).toMatch(
      /Date de publication 2026-11-10 Date d'expiration 2026-12-10 Pays Burkina Faso Compagnie Faso Logis Expérience — Domaine Numérique/,
    )
  })

  test('closes by a link, so without a script too', () => {
    expect(linksIn(modal.html).filter((address) => address === '/retour')).toHaveLength(2)
  })
})

describe('The page of a job (spec 2.11)', () => {
  const page = (more: Record<string, unknown>, today: string) =>
    rendered(
      <JobDetail
        job={made(more)}
        words={fr}
        address="https://sira.example/jobs/vendeur"
        today={today}
      />,
    )

  test('offers two ways to apply, on its last day still', () => {
    const { text } = page({}, '2026-12-10')
    expect(text).toContain('Comment postuler ?')
    expect(text).not.toContain('Offre expirée')
  })

  test('is marked and cannot be applied for from the day after', () => {
    const { text } = page({ urgent: true }, '2026-12-11')
    expect(text).toContain('Offre expirée')
    expect(text).toContain('a expiré le 2026-12-10')
    expect(text).not.toContain('Comment postuler ?')
    expect(text).not.toContain('Urgent')
  })

  test('never expires without a last day', () => {
    expect(page({ date_expiration: null }, '2099-01-01').text).toContain('Comment postuler ?')
  })

  test('opens the first of the two ways', () => {
    const { html } = page({}, '2026-12-01')
    expect(html.match(/<details[^>]*name="postuler"[^>]*open=""/g)).toHaveLength(1)
  })
})
