import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { readableHistory } from '../support/readableHistory.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const answer = { subject: 'Votre demande', text: 'Bonjour Awa,\n\nvoici notre offre.' }

describe('an answer by e-mail', () => {
  let office: OpenPayload
  let call: StaffCall
  const receive = async (data: object = {}) => {
    const sent = { name: 'Awa', email: 'awa@exemple.bf', message: 'Quel prix ?', ...data }
    return (await office.payload.create({ collection: 'contacts', data: sent })).id
  }
  const read = (id: number) => office.payload.findByID({ collection: 'contacts', id, depth: 0 })
  const answersTo = async (id: number) => {
    const where = { kind: { equals: 'answer' } }
    const { docs } = await office.payload.find({ collection: 'emails', where, depth: 0 })
    return docs.filter(({ about }) => about?.relationTo === 'contacts' && about.value === id)
  }
  /** As the form of the back office sends it, from a screen that was opened just now. */
  const reply = async (role: Role | null, id: number | string, body: object) => {
    const { docs } = await office.payload.find({
      collection: 'contacts',
      where: { id: { equals: Number(id) || 0 } },
    })
    const seen = docs[0]?.updatedAt ?? new Date().toISOString()
    const given = { key: crypto.randomUUID(), seen, ...body }
    return call(role, 'POST', `contacts/${id}/answer`, given)
  }
  const sentence = async (response: Response) => (await response.json()).errors[0].message

  beforeAll(async () => {
    office = await openPayload()
    await office.payload.updateGlobal({
      slug: 'reception',
      data: { noticesTo: 'equipe@exemple.bf' },
    })
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('waits for the visitor, and comes back to the box the team reads', async () => {
    const id = await receive()
    const sent = await reply('agent', id, answer)
    expect(sent.status).toBe(200)
    const [email, ...others] = await answersTo(id)
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to: 'awa@exemple.bf',
      replyTo: 'equipe@exemple.bf',
      subject: 'Votre demande',
      state: 'waiting',
    })
    expect(email?.text).toContain('Bonjour Awa,\n\nvoici notre offre.')
    expect(email?.text).toContain('> Quel prix ?')
    expect(email?.text).toContain('Fatou')
  })

  it('is no answer yet where no mail server takes it, and says who wrote which words', async () => {
    const id = await receive()
    const { parti } = await (await reply('administrator', id, answer)).json()
    const { state, history } = await read(id)
    expect([parti, state]).toEqual([false, 'in_progress'])
    expect(readableHistory(history)).toContainEqual(
      expect.objectContaining({
        by: 'Issa',
        what: 'Réponse écrite dans un fichier\u00a0: Votre demande',
      }),
    )
  })

  it('makes the file that nobody saw to one of whoever answers, and says so', async () => {
    const id = await receive()
    await reply('agent', id, answer)
    const { assignee, history } = await read(id)
    const { user } = await (await call('agent', 'GET', 'users/me?depth=0')).json()
    expect(assignee).toBe(user.id)
    expect(readableHistory(history)).toContainEqual(
      expect.objectContaining({ what: 'Suivi par\u00a0: Fatou' }),
    )
  })

  it('takes no file from who sees to it, nor one that was not answered', async () => {
    const { user } = await (await call('administrator', 'GET', 'users/me?depth=0')).json()
    const his = await receive({ assignee: user.id })
    await reply('agent', his, answer)
    expect((await read(his)).assignee).toBe(user.id)
    const refused = await receive()
    await reply('agent', refused, { ...answer, text: '' })
    expect((await read(refused)).assignee ?? null).toBeNull()
  })

  it('leaves once, however often it is sent because its reply was lost', async () => {
    const id = await receive()
    const same = { ...answer, key: crypto.randomUUID(), seen: (await read(id)).updatedAt }
    const first = await (await reply('agent', id, same)).json()
    const again = await (await reply('agent', id, same)).json()
    expect(await answersTo(id)).toHaveLength(1)
    expect(again).toEqual(first)
    const second = { ...answer, seen: first.seen }
    expect((await reply('agent', id, second)).status).toBe(200)
    expect(await answersTo(id)).toHaveLength(2)
  })

  it('does not leave unasked where a colleague has answered meanwhile', async () => {
    const id = await receive()
    const seen = (await read(id)).updatedAt
    await reply('administrator', id, answer)
    const refused = await reply('agent', id, { ...answer, seen })
    expect(refused.status).toBe(409)
    const said = await sentence(refused)
    expect(said).toContain('a changé depuis que vous l’avez ouvert (Issa — ')
    expect(said).toContain('Votre texte est gardé')
    expect(await answersTo(id)).toHaveLength(1)
  })

  it.each([{ key: 'court' }, { key: undefined }, { seen: 'hier' }])(
    'is not taken from a screen that says neither which nor when: %o',
    async (odd) => {
      const id = await receive()
      expect((await reply('agent', id, { ...answer, ...odd })).status).toBe(400)
      expect(await answersTo(id)).toEqual([])
    },
  )

  it('is said to be in a file, not sent, where there is no mail server', async () => {
    const id = await receive()
    const sent = await reply('agent', id, answer)
    expect((await sent.json()).message).toMatch(/^Réponse écrite dans un fichier/)
    await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    const [email] = await answersTo(id)
    expect(email).toMatchObject({ state: 'written', file: expect.stringMatching(/\.eml$/) })
    expect(email?.sentAt ?? null).toBeNull()
    const again = await call('agent', 'POST', `emails/${email?.id}/resend`, {})
    expect(await sentence(again)).toMatch(/pas encore de serveur d’envoi/)
  })

  it('is read from the right by somebody who wrote in Arabic', async () => {
    const id = await receive({ locale: 'ar' })
    await reply('agent', id, { subject: 'رد', text: 'مرحبا' })
    expect((await answersTo(id))[0]?.html).toContain('<html lang="ar" dir="rtl">')
  })

  it('keeps to one line whatever its subject holds', async () => {
    const id = await receive()
    const subject = 'Devis\r\nBcc: victime@exemple.bf'
    await reply('agent', id, { ...answer, subject })
    expect((await answersTo(id))[0]?.subject).toBe('Devis Bcc: victime@exemple.bf')
  })

  it.each([
    [{ subject: ' ', text: 'Bonjour' }, 'Donnez un objet à la réponse.'],
    [{ subject: 'Objet', text: '\n ' }, 'Écrivez la réponse.'],
    [{ subject: 'Objet', text: 'x'.repeat(20_001) }, 'Au plus 20000 caractères.'],
    [{ subject: 'x'.repeat(201), text: 'Bonjour' }, 'Objet trop long.'],
    [{ subject: 'Objet', text: { html: '<b>' } }, /./],
    [{}, /./],
  ])('is refused with a sentence, and not sent: %o', async (body, words) => {
    const id = await receive()
    const refused = await reply('agent', id, body)
    expect(refused.status).toBe(400)
    expect(await sentence(refused)).toMatch(words)
    expect(await answersTo(id)).toEqual([])
    expect((await read(id)).state).toBe('new')
  })

  it.each(['editor', null] as const)('cannot be sent by %s', async (role) => {
    const id = await receive()
    expect((await reply(role, id, answer)).status).toBe(403)
    expect(await answersTo(id)).toEqual([])
  })

  it.each(['999999', 'abc', '1.5'])(
    'goes nowhere for a message that is not there: %s',
    async (id) => {
      const refused = await reply('agent', id, answer)
      expect(refused.status).toBe(404)
      expect(await sentence(refused)).toBe('Ce message n’existe plus.')
    },
  )

  describe('is followed by the next one of the list', () => {
    const oldestFirst = 'where[state][equals]=new&search=suite&sort=createdAt'
    const next = async (id: number, list: string, role: Role | null = 'agent') => {
      const found = await call(role, 'GET', `contacts/${id}/next?${list}`)
      return found.status === 200 ? found.json() : found.status
    }
    let first: number
    let second: number
    let third: number
    beforeAll(async () => {
      first = await receive({ name: 'Suite un' })
      second = await receive({ name: 'Suite deux' })
      third = await receive({ name: 'Suite trois' })
    })

    it('in its order and by its filters, though it has left it itself', async () => {
      expect(await next(first, oldestFirst)).toEqual({ next: second, left: 2 })
      await reply('agent', second, answer)
      expect(await next(second, oldestFirst)).toEqual({ next: third, left: 2 })
      expect(await next(first, oldestFirst)).toEqual({ next: third, left: 1 })
    })

    it('after the last one by the first again, and by none where none is left', async () => {
      expect(await next(third, oldestFirst)).toEqual({ next: first, left: 1 })
      await reply('agent', first, answer)
      expect(await next(third, oldestFirst)).toEqual({ next: null, left: 0 })
    })

    it('by what waits where the list is not narrowed', async () => {
      const others = 'contacts?where[id][not_equals]='
      await call('agent', 'PATCH', `${others}${third}`, { state: 'closed' })
      expect(await next(first, 'sort=-createdAt')).toEqual({ next: third, left: 1 })
      expect(await next(99_999, '')).toEqual({ next: third, left: 1 })
    })

    it('for those alone who read messages', async () => {
      for (const role of ['editor', 'cashier', null] as const) {
        expect(await next(first, '', role)).toBe(403)
      }
      expect(await next(first, 'where[idempotencyKey][exists]=true')).toBe(400)
    })
  })
})
