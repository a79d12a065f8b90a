import { describe, expect, test } from 'vitest'
import { linksIn, posterFactsIn, rendered } from '../../../../test/markup.ts'
import { wireJob } from '../../../../test/wireRecords.ts'
import { fr } from '../../../i18n/fr.ts'
import { readQuery } from '../../../transport/pageQuery.ts'
import { type JobChoices, noChoices } from '../choosing/jobChoices.ts'
import type { JobSelection } from '../choosing/jobSelection.ts'
import { jobEntity } from '../job.ts'
import { jobsQuery } from '../query.ts'
import { JobCard } from './JobCard.tsx'
import { JobDetail } from './JobDetail.tsx'
import { JobList } from './JobList.tsx'
import { JobModal } from './JobModal.tsx'

const nothing = readQuery(jobsQuery, new URL('http://site.example/'))
const choices: JobChoices = {
  ...noChoices,
  domaine: [
    { value: '3', name: 'Gestion' },
    { value: '4', name: 'Vente' },
  ],
  ville: [{ value: 'ouagadougou', name: 'Ouagadougou', spellings: ['Ouagadougou'] }],
}
const made = (more: Record<string, unknown> = {}) => jobEntity.parse(wireJob('vendeur', more))

describe('A job on its card (product 2.11)', () => {
  const card = (more: Record<string, unknown> = {}) =>
    rendered(<JobCard job={made(more)} words={fr} today="2026-11-22" modalAddress="/m" />)

  test('has a title of 20 and a description of 70 characters', () => {
    const { text } = card({ titre: 'T'.repeat(30), description: 'd'.repeat(90) })
    expect(text).toContain(`${'T'.repeat(20)}…`)
    expect(text).toContain(`${'d'.repeat(70)}…`)
    expect(text).not.toMatch(/T{21}|d{71}/)
  })

  test('says its whole title to a screen reader and where nothing hovers', () => {
    const titre = 'Infirmier ou infirmière de nuit'
    const { html } = card({ titre })
    expect(html).toContain(`<h2 aria-label="${titre}"`)
    expect(html).toContain(`title="${titre}" data-rest="infirmière de nuit"`)
    expect(card({ titre: 'Comptable' }).html).not.toContain('data-rest')
  })

  test('names company, last day, domain, level and country', () => {
    const level = { data: { id: 1, attributes: { nom: '3 à 5 ans' } } }
    const { text } = card({ experience_level: level })
    for (const fact of ['Faso Logis', '2026-12-10', 'Numérique', '3 à 5 ans', 'Burkina Faso']) {
      expect(text).toContain(fact)
    }
  })

  test('tells contract, town, its age and the days it stays', () => {
    expect(card().text).toContain('CDI')
    expect(card().text).toContain('Koudougou, Burkina Faso')
    expect(card().text).toContain('Publiée il y a 12 jours Encore 18 jours')
    expect(card({ date_expiration: '2026-11-22' }).text).toContain('Dernier jour')
    expect(card({ date_expiration: null }).text).not.toMatch(/Encore|Dernier jour/)
  })

  test('marks an urgent offer, and no other', () => {
    expect(card({ urgent: true }).text).toContain('Urgent')
    expect(card({ urgent: false }).text).not.toContain('Urgent')
  })

  test('leads to its page, and its button to its modal', () => {
    expect(linksIn(card().html)).toEqual(['/jobs/vendeur', '/m'])
  })
})

describe('The list of jobs (product 2.11)', () => {
  const none = (selection: Partial<JobSelection>) =>
    rendered(
      <JobList
        jobs={{ items: [], page: 1, pageCount: 0, total: 0 }}
        selection={{ ...nothing, ...selection }}
        choices={choices}
        newest={[]}
        words={fr}
        today="2026-11-22"
        pageAddress={String}
        modalAddress={String}
      />,
    )

  test('says that there are none rather than showing nothing', () => {
    const { text } = none({})
    expect(text).toContain('Aucune offre ouverte aujourd’hui')
    expect(text).toContain('0 offre ouverte')
  })

  test('shows what was chosen, each as a link to the list without it', () => {
    const { html, text } = none({ domaine: 3, ville: 'ouagadougou', q: 'paie', tri: 'echeance' })
    expect(text).toMatch(/paie.*Gestion.*Ouagadougou.*Tout effacer/)
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        '/nos-offres-emplois?domaine=3&ville=ouagadougou&tri=echeance#offres',
        '/nos-offres-emplois?q=paie&ville=ouagadougou&tri=echeance#offres',
        '/nos-offres-emplois?q=paie&domaine=3&tri=echeance#offres',
        '/nos-offres-emplois#offres',
      ]),
    )
    expect(text).toContain('Aucune offre ouverte ne correspond')
  })

  test('keeps in the form what was chosen', () => {
    const { html } = none({ domaine: 3, urgent: 'oui', q: 'paie' })
    expect(html).toMatch(/name="q"[^>]*value="paie"/)
    expect(html).toMatch(/<option value="3" selected="">Gestion/)
    expect(html).toMatch(/name="urgent"[^>]*checked=""/)
  })

  test.each([
    [{ domaine: 9 }, 'Domaine'],
    [{ ville: 'dori' }, 'Ville'],
  ] as const)('names what no open offer has any more by its filter: %o', (selection, name) => {
    const { html, text } = none(selection)
    expect(html).toContain(`aria-label="Retirer le filtre\u00a0: ${name}"`)
    expect(text).toContain('Aucune offre ouverte ne correspond')
  })

  test('offers its domains at one touch, also in place of one that no offer has', () => {
    const domains = (domaine?: number) =>
      linksIn(none({ domaine }).html).filter((link) => link.includes('?domaine='))
    const offered = ['/nos-offres-emplois?domaine=3#offres', '/nos-offres-emplois?domaine=4#offres']
    expect(domains()).toEqual(offered)
    expect(domains(9)).toEqual(offered)
    expect(domains(3)).toEqual([])
  })
})

describe('The modal of a job (product 2.11)', () => {
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

describe('The page of a job (product 2.11)', () => {
  const page = (more: Record<string, unknown>, today: string) =>
    rendered(
      <JobDetail
        job={made(more)}
        similar={[]}
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
    expect(text).toContain('a expiré le 10 décembre 2026')
    expect(text).not.toContain('Comment postuler ?')
    expect(text).not.toContain('Urgent')
  })

  test('never expires without a last day', () => {
    expect(page({ date_expiration: null }, '2099-01-01').text).toContain('Comment postuler ?')
  })

  test('tells deadline, contract and place before its text', () => {
    const { text } = page({}, '2026-11-22')
    expect(text).toMatch(
      /Date limite 10 décembre 2026 Contrat CDI Lieu Koudougou, Burkina Faso .*Encore 18 jours.*Description de l’offre/,
    )
  })

  test('names what each way costs, and asks for both by the same button', () => {
    const { html, text } = page({}, '2026-12-01')
    expect(text).toMatch(/notre assistance Service payant .*notre assistance Gratuit/)
    expect(html).toMatch(/button-primary">Continuez vers la création/)
    expect(html).toMatch(/button-primary">Postulez directement/)
  })

  test('has a poster that says so where it is over', () => {
    const factsOn = (today: string) => posterFactsIn(page({}, today).html)
    expect(factsOn('2026-12-10')[0]).toBe('Faso Logis')
    expect(factsOn('2026-12-11')[0]).toBe('Offre expirée')
  })

  test('leads on to others of its domain', () => {
    const similar = [jobEntity.parse(wireJob('caissier', { titre: 'Caissier' }))]
    const { html, text } = rendered(
      <JobDetail
        job={made()}
        similar={similar}
        words={fr}
        address="https://a.example/"
        today="2026-12-01"
      />,
    )
    expect(text).toContain('Offres semblables Caissier Faso Logis · CDI · Koudougou, Burkina Faso')
    expect(linksIn(html)).toContain('/nos-offres-emplois?domaine=1#offres')
  })

  test('is marked as verified as long as the check holds, and no day longer', () => {
    const checked = { verifiee: true, verifiee_jusquau: '2026-12-02' }
    expect(page(checked, '2026-12-02').text).toContain('Vérifiée')
    expect(page(checked, '2026-12-03').text).not.toContain('Vérifiée')
    expect(page({ ...checked, verifiee: false }, '2026-12-01').text).not.toContain('Vérifiée')
  })

  test('says when somebody has the place', () => {
    const { text } = page({ pourvue: true, date_expiration: '2026-11-30' }, '2026-12-01')
    expect(text).toContain('Offre pourvue')
    expect(text).not.toMatch(/Offre expirée|Comment postuler/)
  })

  test('opens the first of the two ways', () => {
    const { html } = page({}, '2026-12-01')
    expect(html.match(/<details[^>]*name="postuler"[^>]*open=""/g)).toHaveLength(1)
  })
})
