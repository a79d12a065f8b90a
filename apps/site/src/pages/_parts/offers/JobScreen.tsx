import { JobDetail } from '../../../features/jobs/screens/JobDetail.tsx'
import { JobTrust } from '../../../features/jobs/trust/JobTrust.tsx'

type JobScreenProps = Omit<Parameters<typeof JobDetail>[0], 'trust'> &
  Parameters<typeof JobTrust>[0]

/** An offer, with what may be believed of it. */
export function JobScreen({ settings, ...shown }: JobScreenProps) {
  const { job, words, today } = shown
  const trust = <JobTrust job={job} settings={settings} words={words} today={today} />
  return <JobDetail {...shown} trust={trust} />
}
