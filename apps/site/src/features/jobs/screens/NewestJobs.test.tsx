import { expect, test } from 'vitest'
import { rendered } from '../../../../test/markup.ts'
import { wireJob } from '../../../../test/wireRecords.ts'
import { ar } from '../../../i18n/ar.ts'
import { fr } from '../../../i18n/fr.ts'
import { jobEntity } from '../job.ts'
import { NewestJobs } from './NewestJobs.tsx'

test.each([
  [fr, 'Ouagadougou'],
  [ar, 'واغادوغو'],
])('A row of the newest offers names the town as its language does (issue 15)', (words, town) => {
  const job = jobEntity.parse(wireJob('vendeur', { ville: 'Ouagadougou' }))
  expect(rendered(<NewestJobs jobs={[job]} words={words} />).text).toContain(`Faso Logis ${town} `)
})
