import { startTracing, stopTracing } from '@sira/host/tracing/startTracing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../cms/test/support/backOffice.ts'
import type { NodeHandler } from '../server/rendering/drawThroughNode.ts'
import { openBackOffice } from '../src/transport/door/contractClient.ts'
import { type KeptSpan, startCollector } from './collector.ts'
import { type SiteUnderTest, startSite } from './siteHost.ts'
import { askedMeasures, givenMeasures } from './watchedMeasures.ts'

const visitor = '198.51.100.77'
const claimed = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Nobody is at this Valkey: it is told all the same whether limits are shared. */
const watched = { METRICS_TOKEN: 'un-jeton-pour-les-mesures', VALKEY_URL: 'redis://127.0.0.1:9' }

describe('both programs, watched', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let backOffice: BackOffice | string = 'not started'
  let site: SiteUnderTest

  beforeAll(async () => {
    collector = await startCollector()
    const settings = { ...watched, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
    backOffice = await startBackOffice('PostgreSQL', { settings, recorded: false })
    if (typeof backOffice === 'string') return console.info(backOffice)
    await startTracing({ endpoint: collector.url, ratio: 1, program: 'sira-site' })
    const apiUrl = `${backOffice.url}/api`
    site = await startSite(askingPage(apiUrl), { ...watched, API_URL: apiUrl })
  })
  beforeEach(({ skip }) => {
    if (typeof backOffice === 'string') skip(backOffice)
  })
  afterAll(async () => {
    if (typeof backOffice !== 'string') {
      await site.stop()
      await stopTracing()
      await backOffice.stop()
    }
    collector.stop()
  })

  /** A page that is made from one list, as Astro's are. */
  const askingPage =
    (apiUrl: string): NodeHandler =>
    async (_request, response) => {
      const office = openBackOffice({ apiUrl, logError: () => undefined })
      const { state } = await office.read('tags?sort=nom&filters[nom][$eq]=Awa+Ouedraogo')
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(`${state}</html>`)
    }
  const headers = {
    'x-forwarded-for': visitor,
    traceparent: `00-${claimed}-00f067aa0ba902b7-01`,
  }
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const parentOf = (span: KeptSpan | undefined) =>
    collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)
  const wayTo = (span: KeptSpan | undefined): string[] =>
    span === undefined ? [] : [...wayTo(parentOf(span)), span.name]

  it('one trace leads from a page to the question that the database was asked', async () => {
    const page = await site.app.inject({ url: '/actualite/un?q=secret-de-la-visite', headers })
    expect(page.body).toContain('found')
    const ways = () => named('SQL').map(wayTo)
    await expect
      .poll(ways)
      .toContainEqual([
        'GET /actualite/…',
        'page made',
        'question to the back office',
        'GET /api/*',
        'contract query',
        'SQL',
      ])
    const ofPage = named('GET /actualite/…')[0]?.traceId
    expect(ofPage).not.toBe(claimed)
    const ofStatement = ({ attributes }: KeptSpan) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]))
    const told = named('SQL')
      .filter(({ traceId }) => traceId === ofPage)
      .map(ofStatement)
    expect(told).toContainEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.query.text': expect.stringMatching(/^select .* where .*\$\d/i),
    })
  })

  it('another one leads from a form to its record and its letters, which leave by one of their own', async () => {
    const data = { name: 'Awa Ouedraogo', email: 'awa.o@exemple.bf', message: 'Bonjour à tous' }
    const sent = await site.app.inject({
      method: 'POST',
      url: '/api/contacts?de=la-page-secrete',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ data }),
    })
    expect(sent.statusCode).toBe(200)
    const ways = () => named('letter kept').map(wayTo)
    await expect
      .poll(ways)
      .toContainEqual(['POST /api/*', 'POST /api/*', 'form kept', 'letter kept'])
    const letters = () => named('letter sent').map(wayTo)
    await expect.poll(letters).toContainEqual(['job sendEmail', 'letter sent'])
  })

  it('nothing in them says who asked, or what', () => {
    const all = JSON.stringify(collector.spans)
    for (const known of ['GET /actualite/…', 'letter sent', 'db.query.text']) {
      expect(all).toContain(known)
    }
    const secrets = [visitor, claimed, 'secret', 'Ouedraogo', 'exemple.bf', 'Bonjour', 'utm']
    for (const secret of secrets) expect(all).not.toContain(secret)
  })

  it('show every measure that the board and the alerts ask for', async () => {
    if (typeof backOffice === 'string') return
    const bearer = { authorization: `Bearer ${watched.METRICS_TOKEN}` }
    const ofSite = (await site.app.inject({ url: '/metrics', headers: bearer })).body
    const ofOffice = await fetch(`${backOffice.url}/metrics`, { headers: bearer })
    const given = givenMeasures(`${ofSite}\n${await ofOffice.text()}`)
    const asked = askedMeasures()
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter(({ measure }) => !given.has(measure))).toEqual([])
    // And the board, or an alert, looks at whatever is measured for it.
    const looked = new Set(asked.map(({ measure }) => measure))
    const single = [...given].filter((name) => /^sira_(?!.*_(?:bucket|count|sum)$)/.test(name))
    expect(single.filter((name) => !looked.has(name))).toEqual([])
  })

  it('a collector that answers nothing costs visitors nothing, nor the end of the program', async () => {
    collector.state.silent = true
    const before = collector.state.calls
    for (let times = 0; times < 3000; times += 1) await site.app.inject('/robots.txt')
    await expect.poll(() => collector.state.calls).toBeGreaterThan(before)
    expect((await site.app.inject('/actualite/deux')).statusCode).toBe(200)
    const began = performance.now()
    await stopTracing()
    expect(performance.now() - began).toBeLessThan(5000)
    collector.state.silent = false
  })
})
