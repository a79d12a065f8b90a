import { expect, test } from 'vitest'
import { rendered } from '../../../../test/markup.ts'
import { wireJob } from '../../../../test/wireRecords.ts'
import { ar } from '../../../i18n/ar.ts'
import { fr } from '../../../i18n/fr.ts'
import { jobEntity } from '../job.ts'
import { NewestJobs } from './NewestJobs.tsx'

test('A row of the newest offers marks an urgent one, before its facts and parted from them', () => {
  const rows = (urgent: boolean) =>
    rendered(<NewestJobs jobs={[jobEntity.parse(wireJob('vendeur', { urgent }))]} words={fr} />)
  expect(rows(true).html).toMatch(/<strong[^>]*>Urgent<\/strong>\u00a0· <bdi>Faso Logis/)
  expect(rows(false).text).not.toMatch(/Urgent|· Faso Logis/)
})

test.each([
  [fr, 'Ouagadougou'],
  [ar, 'واغادوغو'],
])('A row of the newest offers names the town as its language does', (words, town) => {
  const job = jobEntity.parse(wireJob('vendeur', { ville: 'Ouagadougou' }))
  expect(rendered(<NewestJobs jobs={[job]} words={words} />).text).toMatch(
    new RegExp(`Faso Logis \u00a0· ${town} \u00a0· `),
  )
})
