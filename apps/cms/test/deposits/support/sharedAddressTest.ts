import { request as call } from 'node:http'
import { expect, it, vi } from 'vitest'
import { piecesIn, removePieces } from '../../../src/deposits/pieces.ts'
import type { OpenPayload } from '../../back-office/openPayload.ts'
import { pdf } from './sentFiles.ts'
import type { Uploads } from './uploads.ts'

interface Tools {
  office: OpenPayload
  uploads: Uploads
  port: number
  used(ticket: string): Promise<object>
  nothingLies(): Promise<void>
}

const patience = { timeout: 20_000 }

/** A test of uploads, on any database. */
export function sharedAddressTest(tools: () => Tools): void {
  it('keep nobody out for long, whoever announces many from the address that all share', async () => {
    const { office, uploads, port, used, nothingLies } = tools()
    const shared = { 'x-forwarded-for': '196.28.245.7' }
    const begin = async (length = 10_485_760) => {
      const { statusCode, headers } = await uploads.begin(length, shared)
      return { statusCode, place: String(headers.location), wait: headers['retry-after'] }
    }
    const announced = []
    for (let times = 0; times < 81; times += 1) announced.push(await begin())
    expect(new Set(announced.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    // The oldest of which nothing came has made room.
    const [gone, first] = announced.map(({ place }) => place)
    expect((await uploads.look(gone ?? '')).statusCode).toBe(404)
    expect((await uploads.look(first ?? '')).statusCode).toBe(200)
    // A part that is announced, and does not come, counts as little.
    for (const { place } of announced.slice(1)) {
      const arrived = async () => {
        await cutPart(place, { port, ...shared })
        return (await uploads.look(place)).headers['upload-offset']
      }
      await expect.poll(arrived, patience).toBe('4')
    }
    const kept = await begin()
    expect(kept.statusCode).toBe(429)
    expect(Number(kept.wait)).toBeLessThanOrEqual(15 * 60)
    expect((await uploads.begin(3)).statusCode).toBe(201)
    const lookAfter = async (minutes: number) => {
      vi.useRealTimers()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      return uploads.look(first ?? '')
    }
    // Announced is not sent: the bytes of the day are there for whoever sends.
    expect((await lookAfter(16)).statusCode).toBe(200)
    const { place } = await begin(pdf.length)
    const empty = (await begin()).place
    expect((await uploads.add(place, 0, pdf, shared)).statusCode).toBe(204)
    expect((await uploads.look(place)).headers['upload-expires']).toBe(
      new Date(Date.now() + 86_400_000).toUTCString(),
    )
    expect(await used(place.split('/').at(-1) ?? '')).toMatchObject({ bytes: pdf })
    // A ticket without bytes expires early.
    await lookAfter(80)
    expect((await uploads.look(empty)).statusCode).toBe(410)
    const where = { recu: { equals: 4 } }
    const unlimited = { pagination: false, showHiddenFields: true } as const
    const { docs } = await office.payload.find({ collection: 'depots', where, ...unlimited })
    for (const { morceaux } of docs) await removePieces(piecesIn(morceaux), office.payload)
    await nothingLies()
  })
}

/** Announces a part of 10 MB, sends four bytes of it, and cuts the line. */
function cutPart(path: string, { port, ...from }: { port: number; 'x-forwarded-for': string }) {
  const headers = {
    ...from,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': 10_485_760,
  }
  return new Promise<void>((gone) => {
    const sent = call({ port, host: '127.0.0.1', path, method: 'PATCH', headers })
    sent.on('error', () => undefined)
    sent.on('close', () => gone())
    sent.write('%PDF', () => sent.destroy())
  })
}
