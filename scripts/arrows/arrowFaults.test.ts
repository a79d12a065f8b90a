import { expect, test } from 'vitest'
import { arrowFaults } from './arrowFaults.ts'
import { drawing } from './drawing.ts'
import { houseFaults } from './houseFaults.ts'

const jobs = 'apps/site/src/features/jobs'

/** Invented files: what each of them imports. */
function faultsOf(files: Record<string, readonly string[]>): string[] {
  const sources = Object.entries(files).map(([path, imports]) => {
    const lines = imports.map((name) => `import { a } from '${name}'`)
    return [path, lines.join('\n')] as const
  })
  return arrowFaults(new Map(sources))
}

test('the house stands as it is drawn', () => {
  expect(houseFaults()).toEqual([])
})

test('each program has six layers at most', () => {
  for (const layers of Object.values(drawing)) expect(layers.length).toBeLessThanOrEqual(6)
})

test('an arrow downwards, or to a room beside, is as drawn', () => {
  const files = {
    [`${jobs}/job.ts`]: ['../../components/Card.tsx', './words/fr.ts'],
    [`${jobs}/words/fr.ts`]: [],
    'apps/site/src/components/Card.tsx': ['../forms/Field.tsx'],
    'apps/site/src/forms/Field.tsx': [],
  }
  expect(faultsOf(files)).toEqual([])
})

test('an arrow upwards is a fault, of a type too', () => {
  const files = new Map([
    ['apps/site/src/components/Card.tsx', `import type { Item } from '../layout/item.ts'`],
    ['apps/site/src/layout/item.ts', ''],
  ])
  const arrow = 'apps/site/src/components/Card.tsx → apps/site/src/layout/item.ts'
  expect(arrowFaults(files)).toEqual([`parts imports layout: ${arrow}`])
})

test('a feature that imports another one is a fault', () => {
  const files = { [`${jobs}/a.ts`]: ['../news/b.ts'], 'apps/site/src/features/news/b.ts': [] }
  expect(faultsOf(files)).toEqual([
    `a feature imports another one: ${jobs}/a.ts → apps/site/src/features/news/b.ts`,
  ])
})

test('a source that imports the host, from the same layer too, is a fault', () => {
  const files = {
    'apps/site/src/pages/a.astro': ['../../server/host.ts'],
    'apps/site/server/host.ts': [],
    'apps/cms/src/people/a.ts': ['../../server/host.ts'],
    'apps/cms/server/host.ts': [],
  }
  expect(faultsOf(files)).toEqual([
    'src imports server: apps/cms/src/people/a.ts → apps/cms/server/host.ts',
    'src imports server: apps/site/src/pages/a.astro → apps/site/server/host.ts',
  ])
})

test('a circle is a fault, between two rooms of a layer too', () => {
  const files = {
    'packages/contract/src/a.ts': ['./b.ts'],
    'packages/contract/src/b.ts': ['./c.ts'],
    'packages/contract/src/c.ts': ['./a.ts'],
    'apps/cms/src/mail/a.ts': ['../fields/a.ts'],
    'apps/cms/src/fields/a.ts': [],
    'apps/cms/src/fields/b.ts': ['../mail/b.ts'],
    'apps/cms/src/mail/b.ts': [],
  }
  expect(faultsOf(files)).toEqual([
    'circle of files: packages/contract/src/a.ts ↔ packages/contract/src/b.ts ↔ packages/contract/src/c.ts',
    'circle of rooms: cms/src/fields ↔ cms/src/mail',
  ])
})

test('a file in no room is a fault', () => {
  expect(faultsOf({ 'apps/cms/src/hooks/a.ts': [] })).toEqual([
    'no room of the drawing: apps/cms/src/hooks/a.ts',
  ])
})
