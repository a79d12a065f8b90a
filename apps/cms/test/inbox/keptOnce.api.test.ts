import { formHeaders } from '@sira/contract/forms/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from './support/formApi.ts'

const forms = {
  devis: { nom: 'Awa', email: 'awa@exemple.bf', phone: '+22670123456', service: 'Autres' },
  contacts: {
    name: 'Awa',
    email: 'awa@exemple.bf',
    indicatif: '+226',
    phone: '+22670123456',
    subject: 'Autres',
  },
} as const
type Form = keyof typeof forms
const bothForms = Object.keys(forms) as Form[]

describe('a message that arrives more than once', () => {
  let office: OpenPayload
  let api: FormApi
  const withKey = () => ({ [formHeaders.key]: crypto.randomUUID() })
  const kept = async (collection: Form, message: string) =>
    (await office.payload.find({ collection, where: { message: { equals: message } } })).docs
  const letters = async () => (await office.payload.count({ collection: 'emails' })).totalDocs

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it.each(bothForms)('is one of the %s, with one number and two letters', async (form) => {
    const headers = withKey()
    const data = { ...forms[form], message: 'Après une panne' }
    const before = await letters()
    const first = await api.send(form, data, headers)
    const second = await api.send(form, data, headers)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(await kept(form, data.message)).toHaveLength(1)
    expect(await letters()).toBe(before + 2)
  })

  it.each(bothForms)('at the same moment is one of the %s, with two letters', async (form) => {
    const headers = withKey()
    const data = { ...forms[form], email: 'bila@exemple.bf', message: 'Par deux chemins' }
    const before = await letters()
    const answers = await Promise.all([1, 2].map(() => api.send(form, data, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await kept(form, data.message)).toHaveLength(1)
    expect(await letters()).toBe(before + 2)
  })

  it.each([
    ['with an emoji', 'Bonjour 🙂'],
    ['with half an emoji, cut by a program', 'Bonjour \ud83d'],
    ['with a null character', 'Bon\u0000jour'],
    ['with spaces and lines around it', ' \r\n Bonjour \n\t'],
  ])('is the same message %s', async (_what, message) => {
    const headers = withKey()
    const data = { ...forms.devis, message }
    const first = await api.send('devis', data, headers)
    const second = await api.send('devis', data, headers)
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json().data.id).toBe(first.json().data.id)
  })

  it.each(bothForms)('under the key of another of the %s is refused', async (form) => {
    const headers = withKey()
    await api.send(form, { ...forms[form], message: 'La première' }, headers)
    const other = { ...forms[form], message: 'Une tout autre' }
    const answer = await api.send(form, other, headers)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ data: null, error: { status: 409 } })
    expect(await kept(form, other.message)).toEqual([])
  })

  it('may use the key of a message of the other form', async () => {
    const headers = withKey()
    const [quote, message] = [
      await api.send('devis', { ...forms.devis, message: 'Clé commune' }, headers),
      await api.send('contacts', { ...forms.contacts, message: 'Clé commune' }, headers),
    ]
    expect([quote.statusCode, message.statusCode]).toEqual([200, 200])
    expect(await kept('contacts', 'Clé commune')).toHaveLength(1)
  })

  it.each(['court', 'avec des espaces', 'a'.repeat(101), 'clé-accentuée-12'])(
    'under the key « %s », which is none, is refused and not kept',
    async (key) => {
      const data = { ...forms.devis, message: `Clé ${key}` }
      const answer = await api.send('devis', data, { [formHeaders.key]: key })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.message).toContain('Idempotency-Key')
      expect(await kept('devis', data.message)).toEqual([])
    },
  )

  it.each(bothForms)('answers for the %s with the words sent and two times alone', async (form) => {
    const data = { ...forms[form], message: 'Bonjour' }
    const { attributes } = (await api.send(form, data, withKey())).json().data
    expect(attributes).toEqual({
      ...data,
      createdAt: expect.stringMatching(/^20/),
      updatedAt: expect.stringMatching(/^20/),
    })
  })
})
