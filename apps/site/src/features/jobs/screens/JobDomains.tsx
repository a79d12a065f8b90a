import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoice } from '../choosing/jobChoices.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'

interface JobDomainsProps {
  domains: readonly JobChoice[]
  words: Dictionary
}

/** The domains that have open offers, one touch away; on a phone a row that is pushed aside. */
export function JobDomains({ domains, words }: JobDomainsProps) {
  return (
    <nav aria-label={words.jobs.byDomain} className="no-print mt-2">
      <ul className="flex gap-2 py-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 lg:flex-wrap">
        {domains.map(({ value, name }) => (
          <li key={value} className="shrink-0">
            <a
              href={jobsAddress(words, { domaine: Number(value) })}
              className="tap rounded-full border border-trait bg-blanc px-4 hover:border-laterite"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
