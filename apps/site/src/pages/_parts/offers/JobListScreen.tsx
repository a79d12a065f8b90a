import { AlertPanel } from '../../../features/jobs/alerts/AlertPanel.tsx'
import { JobList } from '../../../features/jobs/screens/JobList.tsx'

type JobListScreenProps = Omit<Parameters<typeof JobList>[0], 'alert'> &
  Parameters<typeof AlertPanel>[0] & { corrected: string | undefined }

/** The list of the offers, with the way to be told of new ones: for the words that it looked for. */
export function JobListScreen({ asksForProof, corrected, ...shown }: JobListScreenProps) {
  const { selection, choices, words } = shown
  const asked = {
    selection: { ...selection, q: corrected ?? selection.q },
    choices,
    asksForProof,
    words,
  }
  return <JobList {...shown} alert={<AlertPanel {...asked} />} />
}
