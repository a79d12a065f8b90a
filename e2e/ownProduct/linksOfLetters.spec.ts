import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { sqliteName } from '../../apps/cms/src/environment/dataFolder.ts'
import { startTestMailServer } from '../../apps/cms/test/inbox/testMailServer.ts'
import { everythingIn } from '../../apps/cms/test/storage/everyColumn.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { everyLetter } from '../support/everyLetter.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'

/** What mail scanners, messengers and people send when they look at a link. */
const visitors = [
  ['HEAD', 'Mozilla/5.0'],
  ['GET', 'Mozilla/5.0'],
  ['GET', 'WhatsApp/2.23.20.0'],
  ['GET', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
] as const

/** Where links of letters lead; the secret of each stands in its address. */
const expected = [
  /^\/newsletter\/confirmer\?jeton=/,
  /^\/newsletter\/desabonner\?jeton=/,
  /^\/alertes-emploi\/confirmer\?jeton=/,
  /^\/alertes-emploi\/arreter\?jeton=/,
  /^\/commandes\/CM-[\w-]+/,
  /^\/liste-d-attente\/repondre\?reference=AT-/,
  /^\/suivi\?reference=CA-/,
  /^\/suivi\?reference=LI-/,
  /^\/livreur/,
  /^\/selection\//,
  /^\/admin\/reset\//,
  /^\/admin\/collections\/devis\//,
]

/** The program's own notes: work that comes by the clock. */
const clockwork = /^payload_(jobs|kv)/

test('Whoever fetches a link of a letter changes, binds and uses up nothing', async () => {
  test.setTimeout(300_000)
  const server = await startTestMailServer()
  const product = await startOwnProduct({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  try {
    const told = await everyLetter(product)
    const pathsOf = async () =>
      [...told, ...(await linksIn(server.received, product.siteUrl))].map((link) =>
        link.slice(product.siteUrl.length),
      )
    for (const path of expected) {
      const patience = { timeout: 60_000, message: String(path) }
      await expect.poll(pathsOf, patience).toContainEqual(expect.stringMatching(path))
    }
    await allHaveLeft(product)

    const before = kept(product)
    for (const path of new Set(await pathsOf())) {
      for (const [method, agent] of visitors) {
        // On a loaded machine the back office may not answer in time at first.
        const status = async () => {
          const headers = { 'user-agent': agent }
          const answer = await fetch(product.siteUrl + path, { method, headers })
          await answer.arrayBuffer()
          return answer.status
        }
        const patience = { timeout: 60_000, message: `${method} ${path}` }
        await expect.poll(status, patience).toBeLessThan(500)
      }
    }
    expect(kept(product)).toEqual(before)
  } finally {
    await product.stop()
    await server.stop()
  }
})

/** No letter is on its way any more. */
async function allHaveLeft({ siteUrl }: OwnProduct): Promise<void> {
  const office = await asAdministrator(siteUrl)
  const waiting = '/admin/api/emails?where[state][equals]=waiting&limit=1&depth=0'
  const count = async () => (await (await office.get(waiting)).json()).totalDocs
  await expect.poll(count, { timeout: 60_000 }).toBe(0)
}

async function linksIn(letters: readonly string[], siteUrl: string): Promise<string[]> {
  const address = new RegExp(`${siteUrl}[^\\s"<>)\\]]*`, 'g')
  const found: string[] = []
  for (const raw of letters) {
    const { text = '', html = '', headers } = await PostalMime.parse(raw)
    const whole = [text, html.replaceAll('&amp;', '&'), ...headers.map(({ value }) => value)]
    found.push(...(whole.join('\n').match(address) ?? []))
  }
  return found
}

function kept({ dataDir }: OwnProduct): Record<string, unknown> {
  const { sqlite_sequence: counters, ...tables } = everythingIn(join(dataDir, sqliteName))
  const isKept = (name: string) => !clockwork.test(name)
  return {
    ...Object.fromEntries(Object.entries(tables).filter(([name]) => isKept(name))),
    counters: (counters as { name: string }[]).filter(({ name }) => isKept(name)),
  }
}
