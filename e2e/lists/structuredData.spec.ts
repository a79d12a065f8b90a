import type { APIRequestContext } from '@playwright/test'
import { readArticles, readBooks, readJobs, readTrainings, today } from '../support/contentApi.ts'
import { readSchemaVocabulary } from '../support/schemaVocabulary.ts'
import { sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>

/** What Google requires of each type (its structured data guides, November 2026). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  LocalBusiness: ['name', 'address', 'openingHoursSpecification', 'telephone'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['price', 'priceCurrency'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'employmentType',
  ],
  Book: ['name', 'author', 'url', 'offers'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
}
/** Google's own addition to the vocabulary. */
const ofGoogle: ReadonlySet<string> = new Set(['query-input'])
const vocabulary = readSchemaVocabulary()

const block = /<script type="application\/ld\+json">(.*?)<\/script>/gs

async function nodesOn(request: APIRequestContext, address: string): Promise<Node[]> {
  const html = await (await request.get(address)).text()
  return [...html.matchAll(block)].flatMap(([, text = '']) => JSON.parse(text)['@graph'] as Node[])
}

/** A node and all that it holds. */
function everyNode(node: Node): Node[] {
  const inside = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null)
  return [node, ...inside.flatMap(everyNode)]
}

function problemsOf(node: Node): string[] {
  const { '@type': type, '@id': _id, ...properties } = node
  if (type === undefined) return Object.keys(properties).map((name) => `${name} without a type`)
  const unknown = Object.keys(properties).filter(
    (name) => !ofGoogle.has(name) && !vocabulary.has(type, name),
  )
  const isReference = '@id' in node && 'name' in node
  const missing = (required[type] ?? []).filter((name) => !isReference && !(name in node))
  return [
    ...unknown.map((name) => `${type} has no ${name}`),
    ...missing.map((name) => `${type} lacks ${name}`),
  ]
}

for (const language of ['', '/en', '/ar']) {
  test(`Every page${language && ` below ${language}`} says of itself what schema.org knows and search engines require`, async ({
    request,
  }) => {
    const problems: string[] = []
    for (const address of await sweptAddresses()) {
      const nodes = await nodesOn(
        request,
        `${language}${address === '/' && language ? '' : address}`,
      )
      const found = nodes.flatMap(everyNode).flatMap(problemsOf)
      problems.push(...found.map((problem) => `${language}${address}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
}

test.describe('What pages say of themselves is what they show', () => {
  const typesOn = async (request: APIRequestContext, address: string) =>
    (await nodesOn(request, address)).map((node) => node['@type'])

  test('each kind of page has its type', async ({ request }) => {
    const [[article], [training], jobs, [book]] = await Promise.all([
      readArticles(),
      readTrainings(),
      readJobs(),
      readBooks(),
    ])
    const open = jobs.find(({ date_expiration: last }) => last === null || last >= today())
    const expired = jobs.find(({ date_expiration: last }) => last !== null && last < today())
    expect(await typesOn(request, '/')).toEqual(['Organization', 'WebSite'])
    expect(await typesOn(request, '/contact')).toEqual(['BreadcrumbList', 'LocalBusiness'])
    expect(await typesOn(request, '/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
    const news = `/actualite/${article?.attributes.slug}`
    expect(await typesOn(request, news)).toEqual(['BreadcrumbList', 'NewsArticle'])
    expect(await typesOn(request, `/formations/${training?.slug}`)).toEqual([
      'BreadcrumbList',
      'Course',
    ])
    expect(await typesOn(request, `/jobs/${open?.slug}`)).toEqual(['BreadcrumbList', 'JobPosting'])
    expect(await typesOn(request, `/jobs/${expired?.slug}`)).toEqual([])
    expect(await typesOn(request, `/sira-biblio?livre=${book?.id}`)).toContain('Book')
  })

  test('names, prices, dates and trails stand on the page', async ({ page, request }) => {
    const addresses = await sweptAddresses()
    for (const address of addresses.filter((one) => /^\/(formations|jobs|actualite)\//.test(one))) {
      const nodes = (await nodesOn(request, address)).flatMap(everyNode)
      await page.goto(address)
      // Narrow and no-break spaces stand in prices and before colons.
      const plain = (words: string) => words.replace(/\s/g, ' ')
      const text = plain(await page.locator('main').innerText())
      for (const node of nodes) {
        const { '@type': type, name, headline, title, price, startDate, datePosted } = node
        if (type === 'Offer') expect(text.replaceAll(' ', '')).toContain(String(price))
        const shown = [
          headline,
          title,
          startDate,
          datePosted,
          type === 'Organization' ? null : name,
        ]
        for (const value of shown) {
          if (typeof value === 'string') expect(text).toContain(plain(value))
        }
      }
    }
  })
})
