import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeptApplication } from './applicationStore.ts'
import { sendOne, staysUntil, toldOf } from './sendOne.ts'

const file = { field: 'cv', name: 'cv.pdf', content: new Blob(['%PDF']) }
const kept: KeptApplication = {
  ...{ key: 'awa-keeps-this-1', endpoint: 'candidatures', locale: 'fr', about: 'Vendeuse' },
  page: '/deposer-un-cv?offre=vendeuse',
  texts: { nom: 'Awa', phone: '70 12 34 56', job: '7' },
  files: [file],
  depots: { cv: 'ticket-1' },
  since: 0,
  state: 'waits',
}

const refusal = (status: number, ...errors: object[]) =>
  Response.json({ data: null, error: { status, details: { errors } } }, { status })

/** A network that gives these answers in turn; gives what was sent to it. */
function network(...answers: Response[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : `${method} ${address}`)
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer
  })
  return sent
}

/** Its row on the device, which notes each ticket; erased once so many files were begun. */
function row(erasedAfter = Number.POSITIVE_INFINITY) {
  const depots: Record<string, string> = {}
  return {
    depots,
    isKept: async () => Object.keys(depots).length < erasedAfter,
    async begun(field: string, ticket: string) {
      depots[field] = ticket
    },
  }
}

const taken = () => new Response('{}', { headers: { 'x-reference': 'CA-2026-1' } })
const begun = (ticket: string) =>
  new Response(null, { headers: { location: `/api/depots/${ticket}` } })
const offset = (at: number) => new Response(null, { headers: { 'upload-offset': `${at}` } })
const ended = () => refusal(400, { path: ['cv'], name: 'ended' })
const withTickets = { data: kept.texts, depots: kept.depots }
const upload = (ticket: string) => ['POST /api/depots', `PATCH /api/depots/${ticket}`]

describe('An application that waited on the device', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('names the files that have arrived by their tickets, as at first', async () => {
    const sent = network(taken())
    expect(await sendOne(kept, row())).toEqual({ state: 'sent', reference: 'CA-2026-1' })
    expect(sent).toEqual([withTickets])
  })

  it('uploads each file that never arrived, or whose ticket has ended, and is never one large body', async () => {
    const gone = new Response(null, { status: 410 })
    const sent = network(ended(), gone, begun('new'), offset(4), taken())
    const renewed = row()
    expect(await sendOne(kept, renewed)).toMatchObject({ state: 'sent' })
    const anew = { data: kept.texts, depots: { cv: 'new' } }
    expect(sent).toEqual([withTickets, 'HEAD /api/depots/ticket-1', ...upload('new'), anew])
    expect(renewed.depots).toEqual({ cv: 'new' })
  })

  it('goes on with an upload where the last page left it', async () => {
    const two = { ...kept, files: ['cv', 'lettre'].map((field) => ({ ...file, field })) }
    const first = row()
    network(begun('a'), offset(4), begun('b'))
    expect(await sendOne({ ...two, depots: {} }, first)).toBeUndefined()
    expect(first.depots).toEqual({ cv: 'a', lettre: 'b' })
    const sent = network(ended(), offset(4), offset(1), offset(4), taken())
    expect(await sendOne({ ...two, depots: first.depots }, row())).toMatchObject({ state: 'sent' })
    const both = { data: kept.texts, depots: first.depots }
    const goneOn = ['HEAD /api/depots/a', 'HEAD /api/depots/b', 'PATCH /api/depots/b']
    expect(sent).toEqual([both, ...goneOn, both])
  })

  it('is not sent once it was erased, its files being on their way', async () => {
    const sent = network(begun('a'), offset(4), taken())
    expect(await sendOne({ ...kept, depots: {} }, row(1))).toBeUndefined()
    expect(sent).toEqual(upload('a'))
  })

  it('is refused where a proxy finds it too large, in whatever words, and waits behind other pages', async () => {
    const html = (status: number) => new Response('<html>', { status })
    const large = { state: 'refused', problem: { status: 413 } }
    network(html(413), html(413), html(403))
    expect(await sendOne(kept, row())).toMatchObject(large)
    expect(await sendOne({ ...kept, depots: {} }, row())).toMatchObject(large)
    expect(await sendOne(kept, row())).toBeUndefined()
  })

  it('waits on without a network, and where the back office asks to wait', async () => {
    network(refusal(429), refusal(503))
    for (let time = 0; time < 3; time += 1) expect(await sendOne(kept, row())).toBeUndefined()
  })

  it.each([
    ['already', refusal(409, { path: ['job'], name: 'applied' })],
    ['again', refusal(409)],
    ['late', refusal(400)],
    // Staff hid the offer meanwhile.
    ['late', refusal(400, { path: ['job'], message: 'job must be an offer that is published' })],
    ['refused', refusal(400, { path: ['phone'], message: 'phone must be…', name: 'x' })],
  ])('is told apart as %s', async (state, answer) => {
    network(answer)
    expect(await sendOne(kept, row())).toMatchObject({ state })
  })

  it('is refused, and never late, where it asks for no offer', async () => {
    network(refusal(400))
    expect(await sendOne({ ...kept, texts: {} }, row())).toMatchObject({ state: 'refused' })
  })

  it('keeps its files and the field to put right where it was refused', async () => {
    network(refusal(415, { path: ['cv'], message: 'Ce fichier est vide.', name: 'empty' }))
    const answer = await sendOne(kept, row())
    expect(answer && toldOf(kept, answer)).toMatchObject({
      texts: kept.texts,
      files: kept.files,
      problem: { status: 415, field: 'cv', message: 'Ce fichier est vide.', name: 'empty' },
    })
  })

  it('leaves its title and reference alone once it has gone, for seven days', () => {
    for (const state of ['sent', 'again', 'already'] as const) {
      const told = toldOf(kept, { state })
      expect(told).toMatchObject({ about: 'Vendeuse', texts: {}, files: [], depots: {} })
      expect((staysUntil(told) - told.since) / 86_400_000).toBe(7)
    }
    expect(staysUntil(kept)).toBe(Number.POSITIVE_INFINITY)
  })
})
