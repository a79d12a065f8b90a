import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The same axe in half the letters: a browser reads them anew on every page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Looking {
  part?: string
  rule?: string
  /** By WCAG 2.2 AA alone: where Payload drew, good habits are not ours to judge. */
  standard?: boolean
}

/**
 * The faults that axe finds on a page as it is shown now, in one part of it or by one rule if
 * asked. A document is given axe once: that takes several times as long as a look.
 */
export async function axeFaults(
  page: Page,
  { part, rule, standard = false }: Looking = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rule === undefined ? {} : { runOnly: [rule] }),
    ...(standard ? { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } : {}),
  }
  const { frames, faults } = await page.evaluate(
    async ([within, asked]) => {
      // A part that is still fading in has the colours of neither before nor after. An animation
      // that turns for ever, waits, or goes with the scrolling of the page has no end to wait for.
      const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
        const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        return ends && playState === 'running' && timeline === document.timeline
      })
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const found = await window.axe?.run(within ?? document, asked)
      return {
        // Frames need a longer way of axe; ours are closed until a visitor opens them.
        frames: [...document.querySelectorAll('iframe')].some((frame) => frame.checkVisibility()),
        faults: found?.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
        ),
      }
    },
    [part, options] as const,
  )
  if (faults === undefined || frames) throw new Error('axe did not look at the whole page')
  return faults
}
