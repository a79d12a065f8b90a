import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { testSettings } from '../e2e/support/testSettings.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { findOrInstallWindowlessChromium } from '../scripts/machine/chromium.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice, startSite } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { cutForms } from './cuts/forms.ts'
import { closedBefore, moments } from './cuts/moments.ts'
import { type Found, report } from './cuts/report.ts'
import { type Visit, visit } from './cuts/visit.ts'

const atOnce = 5

/**
 * `npm run bench -- cuts [words of a form or moment]`: cuts the connection of a visitor at each
 * moment of each form, with fast and slow scripts. No typed text may be lost, no error page of the
 * browser may come, each automatic sending must be announced, and nothing may arrive twice.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-cuts-'))
  const settings = await testSettings(folder)
  settings.environment.LOG_LEVEL = 'fatal'
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  const browser = await chromium.launch({
    executablePath: findOrInstallWindowlessChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const found: Found[] = []
  try {
    const surroundings = { browser, siteUrl: site.url, file: join(folder, 'sira.sqlite') }
    const waiting = visitsOf(await cutForms(site.url))
    if (waiting.length === 0) throw new StartFailure('No form or moment has these words.')
    const walk = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        found.push({ ...next, ...(await visit(surroundings, next)) })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, walk))
  } finally {
    await browser.close()
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true })
  }
  const broken = report(found)
  if (broken.length > 0) throw new StartFailure(broken.join('\n'))
})

/** A question is kept nowhere once its page is closed; only an order is looked back on. */
function visitsOf(forms: Awaited<ReturnType<typeof cutForms>>): Visit[] {
  const asked = process.argv.slice(2)
  return (
    forms
      .flatMap((form) => moments.map((moment) => ({ form, moment })))
      .filter(
        ({ form, moment }) =>
          form.table || !(moment.after === 'close' || moment.breaks === 'hangs'),
      )
      .filter(({ form, moment }) => form.table === 'commandes' || moment.gone !== 'confirming')
      .flatMap((one) => (['fast', 'slow'] as const).map((scripts) => ({ ...one, scripts })))
      // An unconfirmed order is only kept by its page, which asks to stay open.
      .filter(
        ({ form, moment, scripts }) =>
          form.table !== 'commandes' || moment.name !== closedBefore || scripts !== 'slow',
      )
      .filter(({ form, moment, scripts }) =>
        asked.every((word) => `${form.name} ${moment.name} ${scripts}`.includes(word)),
      )
  )
}
