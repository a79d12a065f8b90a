import { chromium } from '@playwright/test'
import { runCommand } from '../scripts/runCommand.ts'
import { type FirstAnswer, firstAnswer } from './figures/firstAnswer.ts'
import { median } from './figures/median.ts'
import { inBrowser } from './product/inBrowser.ts'

const rounds = 15

/** `npm run bench:forms`: from the first touch of a form to its first answer, as on a phone. */
await runCommand(async () => {
  await inBrowser(async ({ siteUrl, port }) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const answers: FirstAnswer[] = []
    for (let round = 0; round < rounds; round += 1)
      answers.push(await firstAnswer(browser, `${siteUrl}/faq`))
    await browser.close()
    const [time, bytes] = (['milliseconds', 'bytes'] as const).map((name) =>
      median(answers.map((answer) => answer[name])),
    )
    console.info(`first answer after ${time?.toFixed(0)} ms, with ${bytes} bytes of script`)
  })
})
