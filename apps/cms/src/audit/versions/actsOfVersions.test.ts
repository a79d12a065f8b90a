import { expect, it } from 'vitest'
import type { Act } from '../acts.ts'
import { actsOfVersions } from './actsOfVersions.ts'

const at = (time: string) => `2026-11-24T${time}.000Z`
const line = (time: string, act: Act, by: string) => ({ act, by, createdAt: at(time) })
const who = (versions: string[], lines: ReturnType<typeof line>[]) =>
  actsOfVersions(versions.map(at), lines).map((found) => found && `${found.act} ${found.by}`)

it('each version has the line that was written with it', () => {
  const lines = [line('10:20:01', 'published', 'Issa'), line('10:00:01', 'drafted', 'Paul')]
  expect(who(['10:20:00', '10:00:00'], lines)).toEqual(['published Issa', 'drafted Paul'])
})

it('drafts of one hour and one person are one line', () => {
  const lines = [line('10:30:01', 'drafted', 'Issa'), line('10:00:01', 'drafted', 'Paul')]
  expect(who(['11:20:00', '10:30:00', '10:10:00'], lines)).toEqual([
    'drafted Issa',
    'drafted Issa',
    'drafted Paul',
  ])
})

it('nobody’s name stands at what the program saved', () => {
  const lines = [line('10:00:01', 'published', 'Paul')]
  expect(who(['10:10:00', '10:00:00', '09:00:00'], lines)).toEqual([
    undefined,
    'published Paul',
    undefined,
  ])
  expect(who(['12:00:00'], [line('10:00:01', 'drafted', 'Paul')])).toEqual([undefined])
})

it('a line of a version that is gone tells of no other one', () => {
  const lines = [line('10:20:01', 'published', 'Issa'), line('09:00:01', 'created', 'Paul')]
  expect(who(['10:20:00', '09:30:00'], lines)).toEqual(['published Issa', undefined])
})
