import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@sira/contract/locales'
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
        leadsTo: at(routes.job('comptable-boutique-ouagadougou')),
      },
    ],
    found: page.getByRole('main').locator('dl').first(),
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

/** A link that a menu has in several places is visible in one of them on each screen. */
function inSight(links: Locator): Locator {
  return links.filter({ visible: true }).first()
}
