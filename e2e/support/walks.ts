import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@sira/contract/locales'
import { townName } from '../../apps/site/src/format/townName.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'

/** One touch of a finger; what is typed there is sent by the keyboard's own key. */
interface Touch {
  on: Locator
  typed?: string
  leadsTo: (url: URL) => boolean
}

/** A way through the site, counted in touches and kilobytes; `npm run bench:walks` times it. */
export interface Walk {
  from: string
  touches: readonly Touch[]
  /** What the visitor came for, on the page at the end. */
  found: Locator
}

/** The demo content that the walks lead to, and the article that one sets out from. */
const slugs = {
  course: 'tableur-du-debutant-au-tableau-de-bord',
  job: 'comptable-boutique-ouagadougou',
  article: 'cv-une-page-lu-jusquau-bout',
}

/** Excel in Bobo in January. */
export function toSpreadsheetCourse(page: Page, locale: Locale): Walk {
  const { routes, trainings } = dictionaryOf(locale)
  const course = routes.training(slugs.course)
  const towns = page.getByRole('navigation', { name: trainings.byTown })
  const inBobo = ({ search, hash }: URL) =>
    search === '?ville=bobo-dioulasso' && hash === '#catalogue'
  return {
    from: routes.home,
    touches: [
      { on: inSight(page.locator(`a[href="${routes.trainings}"]`)), leadsTo: at(routes.trainings) },
      {
        on: towns.getByRole('link', { name: townName('Bobo-Dioulasso', locale) }),
        leadsTo: inBobo,
      },
      { on: page.getByRole('heading').locator(`a[href="${course}"]`), leadsTo: at(course) },
    ],
    found: page.locator('h1 + dl'),
  }
}

/** An accountant's job in Ouagadougou. */
export function toAccountantsJob(page: Page, locale: Locale, typed: string): Walk {
  const { routes, jobs, menu } = dictionaryOf(locale)
  const toJobs = page.getByRole('link', { name: menu.jobs, exact: true })
  const found = ({ searchParams, hash }: URL) => searchParams.has('q') && hash === '#offres'
  return {
    from: routes.home,
    touches: [
      { on: inSight(toJobs), leadsTo: at(routes.jobs) },
      {
        on: page.getByRole('searchbox', { name: jobs.search.label }),
        typed,
        leadsTo: found,
      },
      {
        on: page.getByRole('main').locator('article h2 a').first(),
        leadsTo: at(routes.job(slugs.job)),
      },
    ],
    found: page.getByRole('main').locator('dl').first(),
  }
}

/** From an article to the jobs. */
export function fromArticleToJobs(page: Page, locale: Locale): Walk {
  const { routes, menu } = dictionaryOf(locale)
  const toJobs = page.getByRole('banner').getByRole('link', { name: menu.jobs, exact: true })
  return {
    from: routes.article(slugs.article),
    touches: [{ on: inSight(toJobs), leadsTo: at(routes.jobs) }],
    found: page.getByRole('main').locator('article').first(),
  }
}

/** Goes to the end, each touch as soon as what is touched is there. */
export async function walk(page: Page, { from, touches, found }: Walk): Promise<void> {
  await page.goto(from, { waitUntil: 'commit' })
  for (const { on, typed, leadsTo } of touches) {
    await on.tap()
    if (typed !== undefined) {
      await on.fill(typed)
      await on.press('Enter')
    }
    await page.waitForURL(leadsTo, { waitUntil: 'commit' })
  }
  await found.waitFor()
}

function at(path: string) {
  return ({ pathname }: URL) => pathname === path
}

/** What a menu has in several places stands in one of them on each screen. */
function inSight(links: Locator): Locator {
  return links.filter({ visible: true }).first()
}
