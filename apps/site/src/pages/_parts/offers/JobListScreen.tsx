import { AlertPanel } from '../../../features/jobs/alerts/AlertPanel.tsx'
import { JobList } from '../../../features/jobs/screens/JobList.tsx'

type JobListScreenProps = Omit<Parameters<typeof JobList>[0], 'alert'> &
  Parameters<typeof AlertPanel>[0]

/** The list of the offers, with the way to be told of new ones. */
export function JobListScreen({ asksForProof, ...shown }: JobListScreenProps) {
  const { selection, choices, words } = shown
  const asked = { selection, choices, asksForProof, words }
  return <JobList {...shown} alert={<AlertPanel {...asked} />} />
}
