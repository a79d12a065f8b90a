import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostToOne } from '../../src/mail/caps/letterBounds.ts'
import { emailKind } from '../../src/messages/emails/emailKind.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { openShop, type Shop } from './support/openShop.ts'

const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }

describe('the letters of orders that nobody has paid', () => {
  let shop: Shop
  let staff: StaffCall
  beforeAll(async () => {
    shop = await openShop()
    staff = await hireStaff(shop.office)
  })
  afterAll(() => shop.close())

  const lettersOf = async (reference: string) => {
    const { id } = await shop.orderOf(reference)
    const where = { 'about.relationTo': { equals: 'commandes' }, 'about.value': { equals: id } }
    return (await shop.office.payload.find({ collection: 'emails', where, depth: 0 })).docs
  }

  it('leave on the day on which their customer has also filled in forms', async () => {
    const email = 'awa@exemple.bf'
    const words = { email, message: 'Bonjour' }
    for (const _time of [1, 2]) await shop.api.send('contacts', { name: 'Awa', ...words })
    await shop.api.send('devis', { nom: 'Awa', ...words })
    for (const _time of [1, 2]) {
      const [letter, ...others] = await lettersOf((await shop.placed({ ...plan, email })).reference)
      expect(others).toEqual([])
      expect(letter).toMatchObject({ kind: 'unpaidOrder', state: 'waiting' })
      expect(letter?.text).toContain('Conditions')
    }
  })

  it('are kept for staff beyond their bound, told in the log, and leave when staff send them', async () => {
    const { payload } = shop.office
    const email = 'ecole@exemple.bf'
    const most = mostToOne.unpaidOrder ?? 0
    for (let time = 0; time < most; time += 1) await shop.placed({ ...plan, email })
    const lines: unknown[] = []
    payload.logger.warn = (...line: unknown[]) => void lines.push(line)
    const { reference, id } = await shop.placed({ ...plan, email })

    expect(JSON.stringify(lines)).toContain(`commandes ${id}`)
    expect(JSON.stringify(lines)).not.toContain(email)
    const held = await staff('agent', 'GET', 'emails?where[state][equals]=held&depth=0')
    const [letter, ...others] = (await held.json()).docs
    expect(others).toEqual([])
    expect(letter).toMatchObject({ subject: expect.stringContaining(reference), to: email })
    expect(letter.lastError).toContain(`déjà reçu ${most} lettres`)
    expect(await toSend()).toBe(1)

    expect((await staff('agent', 'POST', `emails/${letter.id}/resend`)).status).toBe(200)
    expect(await lettersOf(reference)).toMatchObject([{ state: 'waiting', lastError: null }])
    expect(await toSend()).toBe(0)
  })

  it('do not count those that were held back', async () => {
    const email = 'ecole@exemple.bf'
    await shop.placed({ ...plan, email })
    const where = { mailbox: { equals: email } }
    const { docs } = await shop.office.payload.find({ collection: 'emails', where })
    const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
    for (const { id } of docs.slice(-2)) {
      await shop.office.payload.db.updateOne({ collection: 'emails', id, data: { createdAt } })
    }
    const { reference } = await shop.placed({ ...plan, email })
    expect(await lettersOf(reference)).toMatchObject([{ state: 'waiting' }])
  })

  /** As the first screen counts them. */
  async function toSend(): Promise<number> {
    const where = emailKind.waiting
    return (await shop.office.payload.count({ collection: 'emails', where })).totalDocs
  }
})
