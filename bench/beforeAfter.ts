import { StartFailure } from '../packages/host/src/startFailure.ts'
import { findOrInstallChromium } from '../scripts/machine/chromium.ts'
import { root } from '../scripts/product/settings.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { type Checkout, prepareCheckout } from './beforeAfter/checkout.ts'
import {
  type Figures,
  figureNames,
  type PageFigures,
  pageFigureNames,
  pageFigures,
  serverFigures,
} from './beforeAfter/figures.ts'
import { median } from './figures/median.ts'
import { requireProgram } from './yardsticks/requireProgram.ts'

const pages = [
  '/',
  '/nos-formations',
  '/formations/prendre-la-parole-en-public',
  '/nos-offres-emplois',
  '/jobs/comptable-cooperative-agricole',
  '/actualite/cv-une-page-lu-jusquau-bout',
  '/contact',
  '/ar',
] as const

/**
 * `npm run bench -- before-after <folder> [rounds]`: another checkout of the project, its `npm ci`
 * done, beside this one, in turns in one run; the medians of five rounds.
 */
await runCommand(async () => {
  const [folder, given] = process.argv.slice(2)
  const rounds = Number(given ?? 5)
  if (!folder)
    throw new StartFailure('Donnez le dossier de l’autre version, où « npm ci » a été fait.')
  requireProgram('wrk')
  const chromePath = findOrInstallChromium()
  const sides = [await measured(folder), await measured(root)] as const
  for (let round = 0; round < rounds; round += 1) {
    console.info(`Tour ${round + 1} sur ${rounds}…`)
    for (const side of sides) await measureOnce(side, chromePath)
  }
  for (const { checkout } of sides) checkout.remove()
  report(sides)
})

interface Side {
  checkout: Checkout
  server: Figures[]
  pages: Map<string, PageFigures[]>
}

async function measured(folder: string): Promise<Side> {
  const ofPages = new Map(pages.map((page): [string, PageFigures[]] => [page, []]))
  return { checkout: await prepareCheckout(folder), server: [], pages: ofPages }
}

async function measureOnce(side: Side, chromePath: string): Promise<void> {
  const product = await side.checkout.start()
  try {
    side.server.push(await serverFigures(product, pages))
    for (const [page, figures] of side.pages) {
      figures.push(await pageFigures(product.siteUrl + page, chromePath))
    }
  } finally {
    await product.stop()
  }
}

function report([before, after]: readonly [Side, Side]): void {
  console.info('\n| what | before | after | ratio |\n|---|---|---|---|')
  for (const [name, title] of entries(figureNames)) {
    line(
      title,
      before.server.map((all) => all[name]),
      after.server.map((all) => all[name]),
    )
  }
  for (const page of pages) {
    for (const [name, title] of entries(pageFigureNames)) {
      const values = ({ pages: all }: Side) => (all.get(page) ?? []).map((each) => each[name])
      line(`${page}: ${title}`, values(before), values(after))
    }
  }
}

function line(what: string, before: number[], after: number[]): void {
  const [a, b] = [median(before), median(after)]
  const ratio = a > 0 ? (b / a).toFixed(2) : ''
  console.info(`| ${what} | ${shown(a)} | ${shown(b)} | ${ratio} |`)
}

function shown(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0)
}

function entries<Key extends string>(titles: Record<Key, string>): [Key, string][] {
  return Object.entries(titles) as [Key, string][]
}
