import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const deploy = join(import.meta.dirname, '../../../deploy')
const board = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
})
const rule = /- alert: (?<by>\w+)\n\s+expr: (?<expr>.+)/g

/** Made by Prometheus itself, and by its prober. */
const ofPrometheus = new Set(['up', 'probe_success'])

/** What the panels of the board and the rules of the alerts ask for: who asks, and the measure. */
export function askedMeasures(): { by: string; measure: string }[] {
  const { panels } = board.parse(JSON.parse(readFileSync(join(deploy, 'grafana.json'), 'utf8')))
  const rules = [...readFileSync(join(deploy, 'alerts.yml'), 'utf8').matchAll(rule)]
  const asked = [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ by: title, expr }))),
    ...rules.map(([, by = '', expr = '']) => ({ by, expr })),
  ]
  return asked.flatMap(({ by, expr }) => measuresIn(expr).map((measure) => ({ by, measure })))
}

function measuresIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(?:by|on|ignoring|without)\s*\([^)]*\)/g, '')
    .replace(/\b(?:and|or|unless|offset)\b/g, '')
  const words = bare.match(/\b[a-z_][a-z_0-9]*\b(?!\s*\()/g) ?? []
  return words.filter((word) => !ofPrometheus.has(word))
}

/** The measures that a program shows, whether there is anything to count yet or not. */
export function givenMeasures(shown: string): Set<string> {
  const types = [...shown.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}
