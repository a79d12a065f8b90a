import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { readableHistory } from '../support/readableHistory.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const reply = { text: 'D’accord pour jeudi.\nAwa', day: '2026-11-20' }

describe('a reply that staff note by hand', () => {
  let office: OpenPayload
  let call: StaffCall
  const receive = async (data: object = {}) =>
    (
      await office.payload.create({
        collection: 'devis',
        data: { nom: 'Awa', email: 'awa@exemple.bf', state: 'answered', ...data },
      })
    ).id
  const note = (id: number, given: object = {}, role: Role | null = 'agent') =>
    call(role, 'POST', `devis/${id}/reply`, { ...reply, ...given })
  const read = (id: number) => office.payload.findByID({ collection: 'devis', id, depth: 0 })
  const sentence = async (response: Response) => (await response.json()).errors[0].message

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('stands in the history with its day and who noted it, and the request waits for us', async () => {
    const id = await receive()
    const noted = await note(id)
    expect(await noted.json()).toMatchObject({ state: 'in_progress' })
    const { state, history } = await read(id)
    expect(state).toBe('in_progress')
    expect(readableHistory(history)).toContainEqual(
      expect.objectContaining({
        by: 'Fatou',
        what: 'Réponse du visiteur\u00a0: du 20/11/2026',
        reponse: reply.text,
      }),
    )
  })

  it('is noted once, however often the button is pressed', async () => {
    const id = await receive()
    await note(id)
    await note(id)
    const { history } = await read(id)
    expect(JSON.stringify(history).match(/D’accord/g)).toHaveLength(1)
    await note(id, { text: 'Plutôt vendredi.' })
    expect(JSON.stringify((await read(id)).history)).toContain('Plutôt vendredi.')
  })

  it('opens what was closed again, not what nobody wanted', async () => {
    const closed = await receive({ state: 'closed' })
    await note(closed)
    expect((await read(closed)).state).toBe('in_progress')
    const unwanted = await receive({ state: 'unwanted' })
    await note(unwanted)
    expect((await read(unwanted)).state).toBe('unwanted')
  })

  it.each([
    [{ text: ' ' }, 'Écrivez ce que le visiteur a répondu.'],
    [{ text: 7 }, 'Écrivez ce que le visiteur a répondu.'],
    [{ text: 'x'.repeat(20_001) }, 'Au plus 20000 caractères.'],
    [{ day: '2026-02-31' }, 'Cette date n’existe pas.'],
    [{ day: '' }, 'Cette date n’existe pas.'],
    [{ day: '2999-01-01' }, 'Ce jour est encore à venir.'],
  ])('is refused with a sentence: %o', async (given, words) => {
    const id = await receive()
    const refused = await note(id, given)
    expect(refused.status).toBe(400)
    expect(await sentence(refused)).toBe(words)
    expect((await read(id)).state).toBe('answered')
  })

  it.each(['editor', 'cashier', null] as const)('is not noted by %s', async (role) => {
    expect((await note(await receive(), {}, role)).status).toBe(403)
  })

  it('is not noted of what is no more, nor by an agent of what was thrown away', async () => {
    expect((await note(9_999_999)).status).toBe(404)
    const id = await receive({ deletedAt: new Date().toISOString() })
    expect((await note(id)).status).toBe(404)
  })

  it('is found and handed over with its person', async () => {
    await note(await receive({ email: 'mine@exemple.bf' }))
    const path = 'erasures/person/export?who=mine@exemple.bf'
    expect(await (await call('administrator', 'GET', path)).text()).toContain('D’accord pour jeudi')
  })
})
