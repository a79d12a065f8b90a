import sharp from 'sharp'
import { expect, it } from 'vitest'
import { eraseEvidence } from '../../src/dossiers/retention/eraseEvidence.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import type { School } from './openSchool.ts'

interface Room {
  school(): School
  staff(): StaffCall
  /** A session of yesterday with one participant, and the secret of its bound phone. */
  boundSession(): Promise<{ session: number; jeton: string }>
  halfDay: string
}

/** Photographs of signed sheets (product 12.12). */
export function signedSheets({ school, staff, boundSession, halfDay }: Room): void {
  const payload = () => school().shop.office.payload
  const photograph = () =>
    sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { ImageDescription: 'Villa de la formatrice' } })
      .jpeg()
      .toBuffer()
  async function send(data: object, photo: Buffer) {
    const form = new FormData()
    form.set('data', JSON.stringify(data))
    form.set('files.photo', new Blob([new Uint8Array(photo)]), 'feuille.jpg')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    const body = Buffer.from(await request.arrayBuffer())
    const headers = { 'content-type': type }
    return school().shop.api.ask({
      method: 'POST',
      url: '/api/presence/photo',
      headers,
      payload: body,
    })
  }
  const sheets = async (session: number) => {
    const where = { session: { equals: session } }
    const asked = { where, depth: 0, showHiddenFields: true } as const
    return (await payload().find({ collection: 'feuilles-signees', ...asked })).docs
  }

  it('are kept once, written anew, as private files of their session', async () => {
    const { session, jeton } = await boundSession()
    const photo = await photograph()
    const sheet = { jeton, demiJournee: halfDay, cle: `${session}-premiere` }
    const twice = await Promise.all([send(sheet, photo), send(sheet, photo)])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const kept = await sheets(session)
    expect(kept).toMatchObject([{ demiJournee: halfDay, qui: 'Adama Zongo' }])
    const [first] = kept
    const given = (role: 'cashier' | 'editor' | null) =>
      staff()(role, 'GET', `feuilles-signees/${first?.id}/photo`)
    const answer = await given('cashier')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 90 })
    expect(bytes.includes('Villa')).toBe(false)
    expect((await given('editor')).status).toBe(403)
    expect((await given(null)).status).toBe(403)
    const desk = await (await staff()('agent', 'GET', `pointages/session/${session}`)).json()
    expect(desk.sheets).toEqual([{ id: first?.id, halfDay, who: 'Adama Zongo' }])
  })

  it('are pictures of a half day, from a phone that is bound', async () => {
    const { session, jeton } = await boundSession()
    const [photo, cle] = [await photograph(), `feuille-${session}-autre`]
    const sheet = { jeton, demiJournee: halfDay, cle }
    expect((await send(sheet, Buffer.from('%PDF-1.7\n%%EOF'))).statusCode).toBe(400)
    expect((await send(sheet, photo.subarray(0, 200))).statusCode).toBe(400)
    expect((await send({ ...sheet, demiJournee: '2020-01-01-matin' }, photo)).statusCode).toBe(400)
    expect((await send({ ...sheet, jeton: 'un-autre' }, photo)).statusCode).toBe(401)
    expect(await sheets(session)).toEqual([])
  })

  it('are erased with their file after five years, and not before', async () => {
    const { session, jeton } = await boundSession()
    const sheet = { jeton, demiJournee: halfDay, cle: `${session}-vieille` }
    await send(sheet, await photograph())
    const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 86_400_000)
    await eraseEvidence(payload(), inYears(4.9))
    const [kept] = await sheets(session)
    expect(await readPrivate(kept?.photo, payload())).toBeDefined()
    await eraseEvidence(payload(), inYears(5.1))
    expect(await sheets(session)).toEqual([])
    await expect.poll(() => readPrivate(kept?.photo, payload())).toBeUndefined()
  })
}
