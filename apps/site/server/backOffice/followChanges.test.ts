import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Changed, changesQuestion } from '@sira/contract/wire/changes'
import { isSigned, signatureHeader } from '@sira/host/calls/signedCall'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { followChanges } from './followChanges.ts'

const secret = 'secret-partagé-entre-nous'

let backOffice: FakeBackOffice
let stop: () => void
/** What was told, and where the back office was lost and found. */
let heard: (Changed | 'lost' | 'found')[]
let log: string[]
/** The questions, with the proof of who asks. */
let questions: { since: string | undefined; isOurs: boolean }[]

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  heard = []
  log = []
  questions = []
})
afterEach(async () => {
  stop()
  await backOffice.stop()
})

async function note(request: IncomingMessage): Promise<void> {
  const body = await buffer(request)
  const isOurs = isSigned(body, request.headers[signatureHeader], secret)
  questions.push({ since: changesQuestion.parse(JSON.parse(String(body))).since, isOurs })
}

type Told = { position: string; changed: readonly string[] | 'everything' } | 'broken' | number

/** Answers so, one after the other; whoever asks after the last one waits. */
function tells(...answers: Told[]): void {
  backOffice.answer(async (request, response) => {
    await note(request)
    const told = answers.shift()
    if (told === 'broken') response.destroy()
    else if (typeof told === 'number') json({ error: {} }, {}, told)(request, response)
    else if (told) json(told)(request, response)
  })
}

function follow(): void {
  let isHeard: boolean | undefined
  const changes = {
    tell: (changed: Changed) => void heard.push(changed),
    listening(now: boolean) {
      if (now !== isHeard) heard.push(now ? 'found' : 'lost')
      isHeard = now
    },
  }
  const noteLog = (details: unknown, message = String(details)) => void log.push(message)
  const { apiUrl } = backOffice
  const logger = { info: noteLog, warn: noteLog } as never
  stop = followChanges(changes, { apiUrl, secret, log: logger, looksAnew: 50 })
}

describe('A site that follows what changes', () => {
  it('asks from where it has heard, and shows who asks', async () => {
    tells({ position: 'a/1', changed: 'everything' }, { position: 'a/3', changed: ['blogs'] })
    follow()
    await expect.poll(() => questions.length).toBe(3)
    expect(heard).toEqual(['found', 'everything', ['blogs']])
    expect(questions.map(({ since }) => since)).toEqual([undefined, 'a/1', 'a/3'])
    expect(questions.every(({ isOurs }) => isOurs)).toBe(true)
    expect(backOffice.asked[0]).toBe('/api/changes')
  })

  it('goes on from there after a broken line, and knows meanwhile that it hears nothing', async () => {
    tells({ position: 'a/1', changed: 'everything' }, 'broken', {
      position: 'a/2',
      changed: ['jobs'],
    })
    follow()
    await expect.poll(() => heard).toContainEqual(['jobs'])
    expect(heard).toEqual(['found', 'everything', 'lost', 'found', ['jobs']])
    expect(questions.slice(1, 3).map(({ since }) => since)).toEqual(['a/1', 'a/1'])
  })

  it('waits while it hears that somebody is there, and asks anew soon after it hears nothing more', async () => {
    let waiting: ServerResponse | undefined
    backOffice.answer(async (request, response) => {
      await note(request)
      if (questions.length > 2) return
      response.writeHead(200, { 'content-type': 'application/json' })
      if (questions.length === 1) response.end(' {"position":"a/1","changed":[]}')
      else waiting = response
    })
    follow()
    await expect.poll(() => waiting, { timeout: 5000 }).toBeDefined()
    // For longer than a silence is borne.
    let signs = 0
    const speaking = setInterval(() => {
      waiting?.write(' ')
      signs += 1
    }, 500)
    await expect.poll(() => signs, { timeout: 10_000 }).toBe(8)
    clearInterval(speaking)
    expect(heard).toEqual(['found'])
    await expect.poll(() => questions.length, { timeout: 5000 }).toBe(3)
    expect(heard).toEqual(['found', 'lost'])
    expect(questions.at(-1)?.since).toBe('a/1')
  })

  it.each([
    ['is not ready yet', 503],
    ['says something else', { position: '', changed: [] } as const],
  ])('waits where the server %s', async (_what, answer) => {
    tells(answer, { position: 'a/1', changed: 'everything' })
    follow()
    await expect.poll(() => heard).toEqual(['lost'])
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['lost', 'found', 'everything'])
    expect(log.filter((line) => line.includes('n’annonce pas'))).toHaveLength(1)
  })

  it('takes its time where each answer comes from another back office, and says so', async () => {
    const tour = ['a', 'b', 'a', 'b'].map((name) => `${name}/1`)
    tells(...tour.map((position) => ({ position, changed: 'everything' as const })))
    const startedAt = Date.now()
    follow()
    await expect.poll(() => questions.length, { timeout: 15_000 }).toBe(4)
    // A second, then two.
    expect(Date.now() - startedAt).toBeGreaterThan(2900)
    await expect.poll(() => log.filter((line) => line.includes('tour à tour'))).toHaveLength(1)
  })

  it.each([
    ['knows no such question, as a plain Strapi', 404],
    ['takes no such call', 405],
    ['has another secret', 401],
  ])('looks at everything anew now and then where the server %s', async (_what, status) => {
    tells(status, status, { position: 'a/1', changed: [] })
    follow()
    await expect.poll(() => heard).toContain('found')
    expect(heard).toEqual(['lost', 'everything', 'everything', 'found'])
    expect(log.filter((line) => line.includes('n’annonce pas'))).toHaveLength(1)
  })

  it('leaves pages alone while nothing happens, and does not ask at once again', async () => {
    tells({ position: 'a/1', changed: [] }, { position: 'a/1', changed: ['blogs'] })
    const startedAt = Date.now()
    follow()
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['found', ['blogs']])
    expect(Date.now() - startedAt).toBeGreaterThan(900)
  })
})
