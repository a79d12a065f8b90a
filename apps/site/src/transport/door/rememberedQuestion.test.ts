import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { type BackOffice, openBackOffice } from './contractClient.ts'
import { rememberedQuestion } from './rememberedQuestion.ts'

let server: FakeBackOffice
const open = (changes?: () => number) =>
  openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined, changes })
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

/** The question of a widget: one name. */
const ask = rememberedQuestion<string>()
const name = (backOffice: BackOffice) =>
  ask(backOffice, {
    path: 'tags',
    failure: 'Error in tags fetching',
    parse: (body) => z.object({ data: z.string() }).parse(body).data,
  })

describe('a widget that many pages have', () => {
  const named = (nom: string) => json({ data: nom }, { 'cache-tag': 'tags' })
  let announced: number
  const page = () => open(() => announced)
  beforeEach(() => {
    announced = 0
    server.answer(named('Emploi'))
  })

  it('is asked for once, and each page knows what it is made from', async () => {
    const pages = [page(), page()]
    await Promise.all(pages.map((each) => name(each)))
    const later = page()
    expect(await name(later)).toMatchObject({ data: 'Emploi' })
    expect(server.asked).toHaveLength(1)
    for (const each of [...pages, later]) expect([...each.tags]).toEqual(['tags'])
  })

  it('is asked for again after a change, also by a page that came during the question', async () => {
    const before = name(page())
    announced += 1
    server.answer(named('Métier'))
    expect(await name(page())).toMatchObject({ data: 'Métier' })
    await before
    expect(await name(page())).toMatchObject({ data: 'Métier' })
  })

  it('is asked for again after a failure, and shown as it was meanwhile', async () => {
    await name(page())
    announced += 1
    server.answer(json({}, {}, 500))
    const during = page()
    expect(await name(during)).toMatchObject({ state: 'remembered' })
    expect(during.incomplete).toBe(true)
    server.answer(named('Métier'))
    expect(await name(page())).toMatchObject({ state: 'known' })
  })

  it('keeps what it said yesterday until it has something to say today, and no longer', async () => {
    const onDay = (day: string, backOffice: BackOffice) =>
      ask(backOffice, {
        path: `tags?filters[jour][$gte]=${day}`,
        rememberedAs: 'fr',
        failure: 'Error in tags fetching',
        parse: (body) => z.object({ data: z.string() }).parse(body).data,
      })
    await onDay('2026-11-22', page())
    server.answer(json({}, {}, 500))
    const during = page()
    expect(await onDay('2026-11-23', during)).toEqual({ state: 'remembered', data: 'Emploi' })
    expect([...during.tags]).toEqual(['tags'])
    server.answer(named('Métier'))
    expect(await onDay('2026-11-23', page())).toEqual({ state: 'known', data: 'Métier' })
    server.answer(json({}, {}, 500))
    expect(await onDay('2026-11-22', page())).toEqual({ state: 'remembered', data: 'Métier' })
  })

  it('is asked for by every page where no change is ever announced', async () => {
    await name(open())
    await name(open())
    expect(server.asked).toHaveLength(2)
  })

  it('is waited for in vain once, and asked for again while nobody waits', async () => {
    const hurried = () =>
      openBackOffice({
        apiUrl: server.apiUrl,
        logError: () => undefined,
        changes: () => announced,
        limits: { timeoutMs: 1100, maxBytes: 1000 },
      })
    await name(hurried())
    announced += 1
    let waiting: ServerResponse[] = []
    server.answer((_request, response) => void waiting.push(response))
    expect(await name(hurried())).toMatchObject({ state: 'remembered' })
    const asked = server.asked.length
    const during = Array.from({ length: 5 }, hurried)
    for (const page of during) {
      expect(await name(page)).toEqual({ state: 'remembered', data: 'Emploi' })
      expect([page.incomplete, ...page.tags]).toEqual([true, 'tags'])
    }
    await expect.poll(() => server.asked.length).toBe(asked + 1)
    server.answer(named('Métier'))
    for (const response of waiting) response.destroy()
    waiting = []
    await expect.poll(() => name(hurried())).toMatchObject({ state: 'known', data: 'Métier' })
  })
})
