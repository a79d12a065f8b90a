import { PageBanner } from '../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'
import { AlertForm, type AlertFormProps } from './AlertForm.tsx'

export function alertTrail(words: Dictionary): Trail {
  const jobs = { name: words.job.breadcrumb, route: words.routes.jobs }
  return trailFromHome(words, jobs, { name: words.jobAlerts.title })
}

/** Where an alert is made without script, with the filters of the list. */
export function AlertPage(props: AlertFormProps) {
  const { selection, words } = props
  return (
    <>
      <PageBanner
        title={words.jobAlerts.title}
        trailLabel={words.breadcrumb}
        trail={alertTrail(words)}
      />
      <div className="page max-w-2xl space-y-6 py-12">
        <AlertForm {...props} />
        <p>
          <a href={jobsAddress(words, selection)} className="link">
            {words.jobAlerts.change}
          </a>
        </p>
      </div>
    </>
  )
}
