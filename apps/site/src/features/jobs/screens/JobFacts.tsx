import { storedDay } from '../../../format/dates.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Job } from '../job.ts'

type Fact = readonly [name: string, value: string | null]

/** What the modal shows of an offer, in the order of product 2.11. */
export function modalFacts(job: Job, { job: t }: Dictionary): Fact[] {
  return [
    [t.published, day(job.date_publication)],
    [t.expires, day(job.date_expiration)],
    [t.country, job.pays],
    [t.company, job.compagnie],
    [t.experience, job.experience],
    [t.domain, job.domaine],
  ]
}

/** What the sidebar of its page shows, in the order of product 2.11. */
export function sidebarFacts(job: Job, { job: t }: Dictionary): Fact[] {
  return [
    [t.domain, job.domaine],
    [t.type, job.type],
    [t.experience, job.experience],
    [t.expires, day(job.date_expiration)],
    [t.company, job.compagnie],
    [t.country, job.pays],
    [t.published, day(job.date_publication)],
  ]
}

function day(date: string | null): string | null {
  return date === null ? null : storedDay(date)
}

export function JobFacts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-trait py-1.5">
          <dt className="text-[0.95rem] text-pierre">{name}</dt>
          <dd className="font-semibold tabular-nums">{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
