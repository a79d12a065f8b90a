import { expect, test } from 'vitest'
import { site } from './developed.ts'

const source = 'apps/site/src'

test.each([
  `${source}/features/jobs/query.ts`,
  `${source}/forms/sentQuery.ts`,
  `${source}/layout/translation/query.ts`,
  `${source}/pages/_queries.ts`,
  `${source}/kinds/pageRules.ts`,
  `${source}/content/htmlTags.ts`,
  `${source}/search/siteSearch.ts`,
  'apps/site/server/pages/pageAddress.ts',
  'packages/contract/src/routes.ts',
])('the host reads %s when it starts: it is started again for a change of it', (path) => {
  expect(site.concern([`${source}/pages/faq.astro`, path])).toBe(true)
})

test.each([
  `${source}/pages/faq.astro`,
  `${source}/features/jobs/jobsPage.ts`,
  `${source}/features/jobs/screens/Jobs.tsx`,
  `${source}/features/jobs/words/fr/jobs.ts`,
])('Vite loads %s anew by itself', (path) => {
  expect(site.concern([path])).toBe(false)
})
