import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../apps/cms/src/app/(payload)/styles')
/** The sheet of parts that screens share, drawn before the sheet of each adds its own. */
const common = 'shared.css'

/**
 * The sheets of the back office are loaded together: two screens that give a class the same name draw
 * each other. The page beside a text once put the desk of translations into half of the screen.
 */
test('a class of the back office is drawn by one sheet', () => {
  const sheets = new Map<string, Set<string>>()
  for (const sheet of readdirSync(folder).filter((name) => name !== common)) {
    for (const name of drawnBy(sheet)) sheets.set(name, (sheets.get(name) ?? new Set()).add(sheet))
  }
  expect(sheets.size).toBeGreaterThan(100)
  const twice = [...sheets].filter(([, names]) => names.size > 1)
  expect(twice.map(([name, names]) => `${name}: ${[...names]}`)).toEqual([])
})

/** The classes that stand alone in front of a rule. */
function drawnBy(sheet: string): string[] {
  const css = readFileSync(resolve(folder, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','))
  return selectors.map((one) => one.trim()).filter((one) => /^\.sira-[\w-]+$/.test(one))
}
