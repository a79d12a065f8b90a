import { expect, test } from 'vitest'
import { arrowFaults } from './arrowFaults.ts'
import { drawing, innerRooms } from './drawing.ts'
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

test('a circle inside a room is a fault, with an import of each of its arrows', () => {
  const room = 'apps/cms/src/messages'
  const files = {
    [`${room}/kinds/names.ts`]: [],
    [`${room}/kinds/collection.ts`]: ['../emails/hide.ts', '../settings.ts'],
    [`${room}/emails/hide.ts`]: ['../kinds/names.ts'],
    [`${room}/emails/resend.ts`]: ['../kinds/names.ts', './hide.ts'],
    [`${room}/settings.ts`]: [],
    [`${room}/settings.test.ts`]: ['./kinds/collection.ts'],
  }
  expect(faultsOf(files)).toEqual([
    `circle inside ${room}: emails ↔ kinds: kinds/collection.ts → emails/hide.ts, emails/hide.ts → kinds/names.ts`,
  ])
})

test('a file beside the folders of a room is in its circles by itself', () => {
  const room = 'apps/cms/src/dossiers'
  const files = {
    [`${room}/keptKind.ts`]: ['./followUp/followed.ts'],
    [`${room}/followUp/followed.ts`]: [],
    [`${room}/followUp/followUp.ts`]: ['../keptKind.ts'],
  }
  expect(faultsOf(files)).toEqual([
    `circle inside ${room}: followUp ↔ keptKind.ts: keptKind.ts → followUp/followed.ts, followUp/followUp.ts → keptKind.ts`,
  ])
})

test('what has one direction inside is a room of the drawing', () => {
  const rooms = drawing.cms.flatMap((layer) => layer.rooms.map((room) => `apps/cms/${room}`))
  expect(rooms).toEqual(expect.arrayContaining([...innerRooms]))
})

test('a package that imports a program is a fault, and so is a circle of packages', () => {
  const files = {
    'packages/contract/src/a.ts': ['../../../apps/cms/src/mail/a.ts', '@sira/host/wire/a'],
    'packages/host/src/wire/a.ts': ['@sira/contract/b'],
    'packages/contract/src/b.ts': [],
    'apps/cms/src/mail/a.ts': ['@sira/contract/b'],
  }
  expect(faultsOf(files)).toEqual([
    'a package imports a program: packages/contract/src/a.ts → apps/cms/src/mail/a.ts',
    'circle of rooms: packages/contract ↔ packages/host',
  ])
})

test('the words of a feature are its own, and of the dictionaries that join them', () => {
  const files = {
    'apps/site/src/features/news/words/fr.ts': [],
    'apps/site/src/i18n/fr.ts': ['../features/news/words/fr.ts'],
    'apps/site/src/features/news/a.ts': ['./words/fr.ts'],
    [`${jobs}/a.ts`]: ['../news/words/fr.ts'],
    'apps/site/src/layout/a.ts': ['../features/news/words/fr.ts'],
    'e2e/visitor/a.ts': ['../../apps/site/src/features/news/words/fr.ts'],
  }
  const words = 'apps/site/src/features/news/words/fr.ts'
  expect(faultsOf(files)).toEqual([
    `the words of a feature are read by another: ${jobs}/a.ts → ${words}`,
    `the words of a feature are read by another: apps/site/src/layout/a.ts → ${words}`,
  ])
})

test('a test stands by the rules of what it tests, and shares what tests share', () => {
  const files = {
    'apps/site/src/transport/a.test.ts': ['../../test/a.ts', '../features/news/a.ts'],
    'apps/site/src/features/news/a.ts': [],
    'apps/site/test/a.ts': ['../src/features/news/a.ts'],
    'apps/cms/src/content/a.test.ts': ['../payload.config.ts'],
    'apps/cms/src/payload.config.ts': [],
  }
  expect(faultsOf(files)).toEqual([
    'ground imports features: apps/site/src/transport/a.test.ts → apps/site/src/features/news/a.ts',
  ])
})

test('what tries the programs is imported by none of them, and goes in no circle', () => {
  const files = {
    'apps/cms/src/content/a.ts': ['../../test/a.ts'],
    'apps/cms/test/a.ts': ['../../../bench/disk/a.ts'],
    'bench/disk/a.ts': ['../../e2e/support/a.ts'],
    'e2e/support/a.ts': ['../../apps/cms/test/b.ts'],
    'apps/cms/test/b.ts': [],
  }
  expect(faultsOf(files)).toEqual([
    'a source imports what tries it: apps/cms/src/content/a.ts → apps/cms/test/a.ts',
    'circle of rooms: tools/apps/cms/test ↔ tools/bench ↔ tools/e2e',
  ])
})

test('a file in no room is a fault', () => {
  expect(faultsOf({ 'apps/cms/src/hooks/a.ts': [] })).toEqual([
    'no room of the drawing: apps/cms/src/hooks/a.ts',
  ])
})
