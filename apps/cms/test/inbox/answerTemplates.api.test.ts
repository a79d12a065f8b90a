import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import type { OfferedTemplates } from '../../src/messages/templates/offeredTemplate.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const fr = { subject: 'Votre demande {référence}', text: 'Bonjour {nom},\r\n\r\nmerci.' }
const ar = { text: 'مرحبًا {nom}،' }

describe('answers that are written beforehand', () => {
  let office: OpenPayload
  let call: StaffCall
  const write = (role: Role | null, data: object) =>
    call(role, 'POST', 'answer-templates', { name: crypto.randomUUID(), fr, ...data })
  const asked = (kind: 'devis' | 'contacts', id: number | string, role: Role | null = 'agent') =>
    call(role, 'GET', `${kind}/${id}/templates`)
  const offered = async (kind: 'devis' | 'contacts', id: number) =>
    (await (await asked(kind, id)).json()) as OfferedTemplates
  const receive = async (data: object = {}) => {
    const sent = { nom: 'Awa Sow', email: 'awa@exemple.bf', ...data }
    return office.payload.create({ collection: 'devis', data: sent })
  }
  const refusal = async (response: Response) => JSON.stringify(await response.json())

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    expect((await write('agent', { name: 'Merci', ar })).status).toBe(201)
    expect((await write('administrator', { name: 'Appel' })).status).toBe(201)
  })
  afterAll(() => office.close())

  it('are offered in the language of the visitor, with his name and his reference', async () => {
    const { id, reference } = await receive({ locale: 'ar' })
    const { language, templates } = await offered('devis', id)
    expect(language).toBe('ar')
    expect(templates).toMatchObject([
      // Not written in Arabic: as it is in French, and said to be.
      {
        name: 'Appel',
        language: 'fr',
        subject: `Votre demande ${reference}`,
        text: 'Bonjour Awa Sow,\n\nmerci.',
      },
      { name: 'Merci', language: 'ar', subject: '', text: 'مرحبًا Awa Sow،' },
    ])
  })

  it('greet nobody where there is no name, and the sender of a message by his', async () => {
    const { id } = await receive({ nom: ' ' })
    expect((await offered('devis', id)).templates[0]?.text).toBe('Bonjour,\n\nmerci.')
    const sent = { name: 'Issa\nOuédraogo', email: 'issa@exemple.bf', message: 'Bonjour.' }
    const message = await office.payload.create({ collection: 'contacts', data: sent })
    expect((await offered('contacts', message.id)).templates[0]?.text).toContain('Issa Ouédraogo')
  })

  it.each(['editor', 'cashier', null] as const)(
    'are neither read nor written by %s',
    async (role) => {
      const { id } = await receive()
      expect((await asked('devis', id, role)).status).toBe(403)
      expect((await write(role, {})).status).toBe(403)
      expect((await call(role, 'GET', 'answer-templates')).status).toBe(403)
    },
  )

  it('are not offered for what is no more, nor to an agent for what was thrown away', async () => {
    expect((await asked('devis', 9_999_999)).status).toBe(404)
    expect((await asked('devis', 'x')).status).toBe(404)
    const { id } = await receive({ deletedAt: new Date().toISOString() })
    expect((await asked('devis', id)).status).toBe(404)
  })

  it.each([
    [{ fr: { text: 'Bonjour {prénom}' } }, '{prénom} ne serait pas remplacé'],
    [{ ar: { text: 'مرحبًا {name}' } }, '{name} ne serait pas remplacé'],
    [{ fr: { subject: '{}', text: 'Bonjour' } }, '{} ne serait pas remplacé'],
    [{ fr: { text: ' ' }, ar }, 'Écrivez la réponse en français.'],
    [{ fr: { text: 'x'.repeat(5001) } }, 'Au plus 5000 caractères.'],
  ])('are not kept as they would fail: %o', async (data, words) => {
    const refused = await write('agent', data)
    expect(refused.status).toBe(400)
    expect(await refusal(refused)).toContain(words)
  })

  it('have names that tell them apart', async () => {
    expect((await write('agent', { name: 'Merci' })).status).toBe(400)
  })

  it('are a hundred at most, all of which are offered', async () => {
    const { totalDocs } = await office.payload.count({ collection: 'answer-templates' })
    for (let kept = totalDocs; kept < 100; kept += 1) {
      await office.payload.create({
        collection: 'answer-templates',
        data: { name: `N° ${kept}`, fr },
      })
    }
    const refused = await write('agent', {})
    expect(refused.status).toBe(409)
    expect(await refusal(refused)).toContain('Il y a déjà 100 modèles')
    expect((await offered('devis', (await receive()).id)).templates).toHaveLength(100)
  })
})
