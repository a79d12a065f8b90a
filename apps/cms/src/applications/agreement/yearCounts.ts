import type { Application, Job } from '../../payload-types.ts'

/** A year of one domain, as the authority of the agrément asks for it. */
export interface YearCount {
  year: string
  domain: string
  offers: number
  applications: number
  placements: number
}

type Counted = 'offers' | 'applications' | 'placements'
type CountedApplication = Pick<Application, 'createdAt' | 'etat' | 'etapes' | 'offre'>
type CountedOffer = Pick<Job, 'id' | 'date_publication' | 'publishedAt' | 'createdAt' | 'jobdomain'>

export const noDomain = 'Sans domaine'
export const pool = 'Vivier'

/** Offers, applications and placements by year and domain, added one lot after the other. */
export class YearCounts {
  readonly #rows = new Map<string, YearCount>()
  readonly #domains = new Map<number, string>()

  /** All offers before the first application: they say the domain of each. */
  addOffer({ id, date_publication, publishedAt, createdAt, jobdomain }: CountedOffer): void {
    const named = typeof jobdomain === 'object' ? jobdomain?.nom : null
    const domain = named || noDomain
    this.#domains.set(id, domain)
    this.#add(date_publication ?? publishedAt ?? createdAt, domain, 'offers')
  }

  /** A placement counts in the year in which the candidate was taken. */
  addApplication({ createdAt, etat, etapes, offre }: CountedApplication): void {
    const domain = this.#domainOf(offre)
    this.#add(createdAt, domain, 'applications')
    if (etat !== 'retenue') return
    const taken = etapes?.findLast(({ vers }) => vers === 'retenue')
    this.#add(taken?.date ?? createdAt, domain, 'placements')
  }

  /** The newest year first, its domains by name. */
  rows(): YearCount[] {
    return [...this.#rows.values()].sort(
      (one, other) =>
        other.year.localeCompare(one.year) || one.domain.localeCompare(other.domain, 'fr'),
    )
  }

  #domainOf(offer: Application['offre']): string {
    if (offer === null || offer === undefined) return pool
    return this.#domains.get(typeof offer === 'object' ? offer.id : offer) ?? noDomain
  }

  #add(date: string, domain: string, counted: Counted): void {
    const year = date.slice(0, 4)
    const key = `${year} ${domain}`
    const none = { year, domain, offers: 0, applications: 0, placements: 0 }
    const row = this.#rows.get(key) ?? none
    row[counted] += 1
    this.#rows.set(key, row)
  }
}
