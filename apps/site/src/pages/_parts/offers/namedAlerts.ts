import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import { jobChoices, noChoices } from '../../../features/jobs/choosing/jobChoices.ts'
import { chosenJobs } from '../../../features/jobs/choosing/jobSelection.ts'
import { jobsAddress } from '../../../features/jobs/choosing/jobsAddress.ts'
import { alertQuery } from '../../../features/jobs/query.ts'
import { criterionName } from '../../../features/jobs/screens/ChosenJobFilters.tsx'
import type { SpaceAlert } from '../../../features/space/SpaceAlerts.tsx'
import { dayOfPage } from '../../../format/dayOfPage.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { dataOr } from '../../../transport/answer.ts'
import { readQuery } from '../../../transport/pageQuery.ts'

/** The job alerts of a space, in words. */
export async function namedAlerts(
  alerts: SpaceAnswer['alertes'],
  locals: App.Locals,
  words: Dictionary,
): Promise<SpaceAlert[]> {
  if (alerts.length === 0) return []
  const known = await jobChoices(locals.backOffice, locals.locale, dayOfPage(locals))
  const choices = dataOr(known, noChoices)
  return alerts.map(({ id, active, criteres }) => {
    const asked = { searchParams: new URLSearchParams(criteres) }
    const { resultat: _, reference: __, ...criteria } = readQuery(alertQuery, asked)
    const selection = { ...criteria, tri: undefined }
    const names = chosenJobs(selection).map((one) => criterionName(one, choices, words))
    return {
      id,
      active,
      filters: names.join(' · ') || words.jobAlerts.all,
      address: jobsAddress(words, selection),
    }
  })
}
