import { setTimeout as wait } from 'node:timers/promises'
import { type Locale, locales, localisedPath, withoutLocale } from '@sira/contract/locales'
import { orderPath } from '@sira/contract/orders/orderLink'
import { routes as all } from '@sira/contract/routes'
import { subscriptionParameter } from '@sira/contract/subscriptionLinks'
import lighthouse from 'lighthouse'
import { routes } from '../e2e/support/routes.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { buyersPages, cookiesOf } from './product/buyersPages.ts'
import { inBrowser } from './product/inBrowser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/**
 * Pages for one visitor keep search engines out, which Lighthouse would count against them: SEO is
 * not measured.
 */
const forOneVisitor: readonly string[] = [
  all.login,
  all.search,
  all.offline,
  all.saved,
  all.newsletterConfirm,
  all.newsletterUnsubscribe,
  all.cart,
  all.checkout,
  all.followUp,
]
/** Pages of the demo content, below the fixed addresses. */
const further: readonly string[] = [
  `${all.trainings}?ville=bobo-dioulasso`,
  `${all.jobs}?q=comptable`,
  all.training('tableur-du-debutant-au-tableau-de-bord'),
  all.job('comptable-boutique-ouagadougou'),
  all.article('cv-une-page-lu-jusquau-bout'),
]
/** The word for the pages of a buyer, which are empty without his cookies. */
const buying = 'achat'
/**
 * The page of a link in a letter asks before it decides anything, whatever the link. Without a link
 * there is no page.
 */
const letterLink = `${subscriptionParameter}=1.${'x'.repeat(43)}`
const fromLetters: readonly string[] = [all.newsletterConfirm, all.newsletterUnsubscribe]
const metrics = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const

/**
 * `npm run bench -- lighthouse [route …]`: runs Lighthouse as on a phone, for the given routes, or
 * for every route and some records, in the three languages. Prints a table; fails where a category
 * is below 100. The word `achat` stands for the pages of a buyer.
 */
await runCommand(async () => {
  const given = process.argv.slice(2)
  const chosen =
    given.length > 0 ? given : [...[...routes, ...further].flatMap(inEachLanguage), buying]
  let below = 0
  await inBrowser(async ({ siteUrl, port }) => {
    const bought = chosen.includes(buying) ? await buyersPages(siteUrl) : []
    const addresses = [...chosen.filter((one) => one !== buying), ...bought.flatMap(inEachLanguage)]
    console.info(`| page | ${categories.join(' | ')} | ${Object.keys(metrics).join(' | ')} |`)
    console.info(`|---|${'---|'.repeat(categories.length + Object.keys(metrics).length)}`)
    for (const address of addresses) {
      const asked = fromLetters.includes(withoutLocale(address).path)
        ? `${address}?${letterLink}`
        : address
      await settle(siteUrl + asked)
      const { scores, values, failing } = await audit(siteUrl, asked, port)
      if (scores.some((score) => score < 100)) below += 1
      console.info(`| ${address} | ${scores.join(' | ')} | ${values.join(' | ')} | ${failing}`)
    }
  })
  if (below > 0) throw new StartFailure(`${below} page(s) sous 100.`)
})

function inEachLanguage(route: string): string[] {
  return locales.map(({ code }: { code: Locale }) => localisedPath(route, code))
}

/** Visits a page until it is cached and compressed, as visitors get it. */
async function settle(url: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await wait(500)
  }
}

async function audit(siteUrl: string, address: string, port: number) {
  const [path = '/'] = withoutLocale(address).path.split('?')
  const isHidden = forOneVisitor.includes(path) || path.startsWith(`${orderPath}/`)
  const cookie = cookiesOf(siteUrl, path)
  const result = await lighthouse(siteUrl + address, {
    port,
    output: 'json',
    logLevel: 'error',
    extraHeaders: cookie === undefined ? null : { cookie },
    skipAudits: isHidden ? ['is-crawlable'] : null,
  })
  if (!result) throw new StartFailure(`Lighthouse n’a rien mesuré sur ${address}.`)
  const { lhr } = result
  const scores = categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100))
  const values = Object.values(metrics).map((id) => shown(lhr.audits[id]?.numericValue ?? 0))
  const failing = categories
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return { scores, values, failing: [...new Set(failing)].join(' ') }
}

function shown(value: number): string {
  return value < 1 ? value.toFixed(3) : Math.round(value).toString()
}
