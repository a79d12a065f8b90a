import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const values = {
  nom: 'Awa Sow',
  phone: '70 12 34 56',
  email: '',
  service: 'Formation professionnelle',
  message: 'Vingt personnes à Kaya.',
}
const entry = { source: 'phone', locale: 'fr', mine: true, acknowledge: false, values }

describe('a request that staff enter by hand', () => {
  let office: OpenPayload
  let call: StaffCall
  const enter = (role: Role | null, given: object = {}) =>
    call(role, 'POST', 'devis/enter', { ...entry, key: crypto.randomUUID(), ...given })
  const entered = async (given: object = {}) => {
    const answer = await enter('agent', given)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { id: number }).id
  }
  const read = (id: number) => office.payload.findByID({ collection: 'devis', id, depth: 1 })
  const lettersAbout = async (id: number) => {
    const { docs } = await office.payload.find({ collection: 'emails', depth: 0 })
    return docs.filter(({ about }) => about?.relationTo === 'devis' && about.value === id)
  }
  const sentence = async (response: Response) => (await response.json()).errors[0].message

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('is kept as one of the site, with its reference, who entered it and by which way it came', async () => {
    const kept = await read(await entered())
    expect(kept).toMatchObject({
      nom: 'Awa Sow',
      email: '',
      phone: '+22670123456',
      source: 'phone',
      state: 'in_progress',
      assignee: { nom: 'Fatou' },
      reference: expect.stringMatching(/^DV-/),
      history: [{ qui: 'Fatou', acte: 'entered', motif: 'Téléphone' }],
    })
  })

  it('has no letter written to anybody, unless it is asked for', async () => {
    expect(await lettersAbout(await entered())).toEqual([])
    const reached = { ...values, email: 'awa@exemple.bf' }
    expect(await lettersAbout(await entered({ values: reached }))).toEqual([])
    const asked = { values: reached, locale: 'en', acknowledge: true }
    const letters = await lettersAbout(await entered(asked))
    expect(letters).toMatchObject([
      {
        kind: 'acknowledgement',
        to: 'awa@exemple.bf',
        subject: 'We have received your quote request',
      },
    ])
  })

  it('is kept once, however often it is sent', async () => {
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([entered({ key }), entered({ key })])
    expect(other).toBe(one)
    expect(await entered({ key })).toBe(one)
  })

  it('is worked on like any other: its state, a word to its person, its prices', async () => {
    const id = await entered({ mine: false })
    expect((await read(id)).state).toBe('new')
    expect((await call('agent', 'PATCH', `devis/${id}`, { state: 'closed' })).status).toBe(200)
    const word = { message: 'Nous préparons votre devis.' }
    expect((await call('agent', 'POST', `devis/${id}/mot`, word)).status).toBe(200)
    const begun = await call('agent', 'POST', 'estimations/begin', { demande: id })
    expect(begun.status).toBe(200)
    const answer = { key: crypto.randomUUID(), subject: 'Devis', text: 'Bonjour' }
    const seen = (await read(id)).updatedAt
    const refused = await call('agent', 'POST', `devis/${id}/answer`, { ...answer, seen })
    expect(refused.status).toBe(409)
    expect(await sentence(refused)).toMatch(/^Sans adresse e-mail/)
  })

  it('goes with its person, who is found by the number alone', async () => {
    const id = await entered({ values: { ...values, phone: '76 00 00 01' } })
    const who = '+226 76 00 00 01'
    const erased = await call('administrator', 'POST', 'erasures/person/erase', { who })
    expect(erased.status).toBe(200)
    const { totalDocs } = await office.payload.count({
      collection: 'devis',
      where: { id: { equals: id } },
    })
    expect(totalDocs).toBe(0)
  })

  it.each([
    [{ values: { ...values, phone: '' } }, /téléphone ou une adresse/],
    [{ values: { ...values, service: 'Autre chose' } }, /service/],
    [{ source: 'site' }, /par où/],
    [{ locale: 'de' }, /langue/],
    [{ key: 'court' }, /illisible/],
    [{ acknowledge: true }, /adresse de l’accusé/],
    [{ values: { ...values, nom: ['Awa'] } }, /illisible/],
  ])('is not kept where it breaks a rule: %o', async (odd, said) => {
    const refused = await enter('agent', odd)
    expect(refused.status).toBe(400)
    expect(await sentence(refused)).toMatch(said)
  })

  it('is entered by those who read the inbox, and its way stays as it was said', async () => {
    for (const role of ['editor', 'cashier', null] as const) {
      expect((await enter(role)).status).toBe(403)
    }
    const id = await entered()
    await call('administrator', 'PATCH', `devis/${id}`, { source: 'visit', email: 'x@exemple.bf' })
    expect(await read(id)).toMatchObject({ source: 'phone', email: '' })
  })
})
