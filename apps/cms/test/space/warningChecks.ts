import { expect, it } from 'vitest'
import { eraseExpired } from '../../src/dossiers/retention/eraseExpired.ts'
import { warnBeforeErasure } from '../../src/dossiers/retention/warnings/warnBeforeErasure.ts'
import type { SpaceOffice } from './openSpace.ts'

const day = 24 * 60 * 60_000
const old = '2020-05-01T12:00:00.000Z'

/** Warnings before records are erased (product 12). */
export function warningChecks(space: () => SpaceOffice): void {
  const payload = () => space().office.payload
  const told = async (to: string) => {
    const where = { to: { equals: to }, kind: { equals: 'warning' as const } }
    return (await payload().find({ collection: 'emails', where, sort: 'id', pagination: false }))
      .docs
  }
  const left = async (email: string) =>
    (await payload().count({ collection: 'devis', where: { email: { equals: email } } })).totalDocs
  const keep = (email: string, more: object = {}) =>
    payload().create({
      collection: 'devis',
      data: { nom: 'Awa', email, phone: '+22670123456', createdAt: old, ...more },
    })

  it('is what vanishes and when, 30 and 7 days before, once, in one letter to each', async () => {
    const [one, other] = [
      await keep('vieux@exemple.bf', { locale: 'en' }),
      await keep('vieux@exemple.bf'),
    ]
    await keep('suspect@exemple.bf', { state: 'unwanted' })
    const start = Date.now()
    const night = async (number: number) => {
      const now = new Date(start + number * day)
      await warnBeforeErasure(payload(), now)
      await eraseExpired(payload(), now)
    }
    // Just after an upgrade: far too old, and nothing is erased.
    await night(0)
    await night(1)
    expect(await left('vieux@exemple.bf')).toBe(2)
    const [first] = await told('vieux@exemple.bf')
    expect(first?.text).toContain(one.reference)
    expect(first?.text).toContain(other.reference)
    expect(first?.text).toContain('receipts, quotes, certificates')
    expect(await told('vieux@exemple.bf')).toHaveLength(1)
    // A record that looks automatic warns nobody, and is erased as before.
    expect(await told('suspect@exemple.bf')).toEqual([])
    expect(await left('suspect@exemple.bf')).toBe(0)
    await night(23)
    expect(await told('vieux@exemple.bf')).toHaveLength(2)
    await night(29)
    expect(await left('vieux@exemple.bf')).toBe(2)
    await night(30)
    expect(await left('vieux@exemple.bf')).toBe(0)
    expect(await told('vieux@exemple.bf')).toHaveLength(0)
    expect((await payload().count({ collection: 'avertissements' })).totalDocs).toBe(0)
  })

  it('waits as long for who has no address, and for a night that was missed', async () => {
    const { id } = await keep('parti@exemple.bf')
    await payload().db.updateOne({ collection: 'devis', id, data: { email: '' } })
    const start = Date.now() + 400 * day
    for (const [number, gone] of [
      [0, 1],
      [40, 1],
      [46, 1],
      [47, 0],
    ] as const) {
      const now = new Date(start + number * day)
      await warnBeforeErasure(payload(), now)
      await eraseExpired(payload(), now)
      expect(await left(''), String(number)).toBe(gone)
    }
  })
}
