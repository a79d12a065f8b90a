import { feedRoutes, routes } from '@sira/contract/routes'
import { astroAnswers } from '../support/astroAnswers.ts'
import { firstWith, readArticles, readJobs, readTrainings } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

/** Seconds. */
const oneDay = 24 * 60 * 60

test('a page that tells this day from others is on no screen on the next one', async () => {
  const [articles, jobs, trainings] = await Promise.all([
    readArticles(),
    readJobs(),
    readTrainings(),
  ])
  const leading = firstWith(articles, ({ attributes }) =>
    jobs.some(({ slug }) => attributes.a_suivre === routes.job(slug)),
  )
  const pages = [
    routes.home,
    routes.homeTwin,
    routes.trainings,
    routes.trainingsTwin,
    routes.jobs,
    routes.article(leading.attributes.slug),
    routes.training(firstWith(trainings, () => true).slug),
    routes.job(firstWith(jobs, () => true).slug),
  ]
  // What a page tells the cache of the site; that tells it to nobody else (decision 89).
  const answerOf = await astroAnswers()
  const lifetimes = new Map<string, string>()
  for (const address of [...pages, '/ar', feedRoutes.jobsJson, '/sitemap.xml']) {
    const { headers } = await answerOf(address)
    lifetimes.set(address, headers.get('cdn-cache-control') ?? '')
  }
  for (const [address, lifetime] of lifetimes) {
    const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(lifetime) ?? []
    expect(Number(fresh) + Number(stale), `${address}: ${lifetime}`).toBeLessThanOrEqual(oneDay)
  }
})
