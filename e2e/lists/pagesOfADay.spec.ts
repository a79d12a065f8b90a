import { feedRoutes, routes } from '@sira/contract/routes'
import { startAstro } from '../support/astroAnswers.ts'
import { firstWith, readArticles, readJobs, readTrainings } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

/** Seconds. */
const oneDay = 24 * 60 * 60

test('a page that tells this day from others is on no screen on the next one', async ({
  request,
}) => {
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
  const astro = await startAstro()
  const lifetimes = new Map<string, string>()
  for (const address of [...pages, '/ar', feedRoutes.jobsJson, '/sitemap.xml']) {
    const answer = await request.get(astro.url + address)
    lifetimes.set(address, answer.headers()['cdn-cache-control'] ?? '')
  }
  astro.stop()
  for (const [address, lifetime] of lifetimes) {
    const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(lifetime) ?? []
    expect(Number(fresh) + Number(stale), `${address}: ${lifetime}`).toBeLessThanOrEqual(oneDay)
  }
})
